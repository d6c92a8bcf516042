import { useDraggable } from '@dnd-kit/react';
import { paths } from '@quarterdeck/contract';
import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Contact } from '@quarterdeck/contract/entities/contact';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { hueOf } from '@quarterdeck/ui/hues';
import { Tag } from '@quarterdeck/ui/Tag';
import { memo, type MouseEvent } from 'react';
import { useMeasures } from '../../shared/useMeasures';
import { OriginTag } from '../OriginTag';
import { useRowWords } from '../useRowWords';
import { Card, CardPlace } from './BacklogBoard.styles';

/** Labels that a card has room for. */
const shownLabels = 2;

export interface CardFaceProps {
  item: BacklogItem;
  /** Who it is given to, as far as that is known. */
  assignee: Contact | undefined;
}

/** What a card shows; its title is the link's text where there is one. */
function CardFace({ item, assignee, title }: CardFaceProps & { title: React.ReactNode }) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const words = useRowWords();
  return (
    <>
      <header>
        <code>{item.key}</code>
        <OriginTag item={item} words={words} />
        {assignee ? (
          <Avatar size="sm" id={assignee.id} name={assignee.name} src={assignee.avatar} data-part="person" />
        ) : null}
      </header>
      {title}
      <footer>
        {item.labels.slice(0, shownLabels).map((label) => (
          <Tag key={label} hue={hueOf(label)} variant="dot">
            {label}
          </Tag>
        ))}
        <span data-part="effort">
          {item.estimateDays === null ? t('backlogBoard.noEstimate') : effort(item.estimateDays)}
        </span>
      </footer>
    </>
  );
}

export interface BoardCardProps extends CardFaceProps {
  /** From the top of the lane, in CSS pixels. */
  top: number;
  /** Place in the lane, from 1, and the number of its cards. */
  place: number;
  total: number;
  /** Whether Tab reaches it. */
  isActive: boolean;
  onOpen: (id: BacklogItemId) => void;
  onFocus: (id: BacklogItemId) => void;
}

/** A card that can be dragged; Enter opens it. */
export const BoardCard = memo(function BoardCard({
  item,
  assignee,
  top,
  place,
  total,
  isActive,
  onOpen,
  onFocus,
}: BoardCardProps) {
  const { ref, isDragging } = useDraggable({ id: item.id });
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(item.id);
  };
  return (
    <CardPlace role="listitem" aria-posinset={place} aria-setsize={total} style={{ insetBlockStart: top }}>
      <Card ref={ref} data-card={item.id} data-dragging={isDragging || undefined}>
        <CardFace
          item={item}
          assignee={assignee}
          title={
            <a
              href={paths.backlogItem.href(item.id)}
              draggable={false}
              tabIndex={isActive ? 0 : -1}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
              onClick={handleClick}
              onFocus={() => onFocus(item.id)}
            >
              {item.title}
            </a>
          }
        />
      </Card>
    </CardPlace>
  );
});

/** The card under the pointer. */
export function LiftedCard(face: CardFaceProps) {
  return (
    <Card aria-hidden data-lifted>
      <CardFace {...face} title={<span data-part="title">{face.item.title}</span>} />
    </Card>
  );
}
