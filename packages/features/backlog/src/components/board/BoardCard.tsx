import { useDraggable } from '@dnd-kit/react';
import { paths } from '@quarterdeck/contract';
import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import type { Hue } from '@quarterdeck/ui/hues';
import { Icon } from '@quarterdeck/ui/Icon';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { Tag } from '@quarterdeck/ui/Tag';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { CalendarClock, Ellipsis } from 'lucide-react';
import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import { OriginTag } from '../OriginTag';
import { useRowWords, type RowWords } from '../useRowWords';
import { Card, CardPlace } from './BacklogBoard.styles';

/** Labels that a card has room for. */
const shownLabels = 2;

export interface CardFaceProps {
  item: BacklogItem;
  /** Who it is given to, as far as that is known. */
  assignee: Person | undefined;
  labelHue: (label: string) => Hue;
}

/** What a card shows; its title is the link's text where there is one. */
function CardFace({ item, assignee, labelHue, title, menu }: CardFaceProps & { title: ReactNode; menu?: ReactNode }) {
  const words = useRowWords();
  return (
    <>
      <header>
        <code>{item.key}</code>
        <OriginTag item={item} words={words} />
        {item.dueDate !== null && words.isOverdue(item) ? (
          <span data-part="overdue" title={words.overdueSince(item.dueDate)}>
            <Icon icon={CalendarClock} size="xs" label={words.overdueSince(item.dueDate)} />
          </span>
        ) : null}
        {menu}
      </header>
      {title}
      <footer>
        {item.labels.slice(0, shownLabels).map((label) => (
          <Tag key={label} hue={labelHue(label)} variant="dot">
            {label}
          </Tag>
        ))}
        <CardEffort days={item.estimateDays} words={words} />
        {assignee ? (
          <Avatar size="sm" id={assignee.id} name={assignee.name} src={assignee.avatar} data-part="person" />
        ) : null}
      </footer>
    </>
  );
}

function CardEffort({ days, words }: { days: number | null; words: RowWords }) {
  const { t } = useTranslation();
  if (days === null) return <span data-part="effort">{t('backlogBoard.noEstimate')}</span>;
  return (
    <span data-part="effort" title={words.effort(days)}>
      <span aria-hidden>{words.shortEffort(days)}</span>
      <VisuallyHidden>{words.effort(days)}</VisuallyHidden>
    </span>
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
  isChosen: boolean;
  /** It has just been added. */
  hasArrived: boolean;
  onMenu: (item: BacklogItem, anchor: HTMLElement) => void;
  onOpen: (id: BacklogItemId) => void;
  onFocus: (id: BacklogItemId) => void;
}

/** A card that can be dragged; Enter opens it. */
export const BoardCard = memo(function BoardCard({
  item,
  assignee,
  labelHue,
  top,
  place,
  total,
  isActive,
  isChosen,
  hasArrived,
  onMenu,
  onOpen,
  onFocus,
}: BoardCardProps) {
  const { t } = useTranslation();
  const words = useRowWords();
  const stateId = useId();
  const { ref, isDragging } = useDraggable({ id: item.id });
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(item.id);
  };
  return (
    <CardPlace role="listitem" aria-posinset={place} aria-setsize={total} style={{ insetBlockStart: top }}>
      <Card
        ref={ref}
        data-card={item.id}
        data-dragging={isDragging || undefined}
        data-chosen={isChosen || undefined}
        data-arrived={hasArrived || undefined}
      >
        <CardFace
          item={item}
          assignee={assignee}
          labelHue={labelHue}
          title={
            <a
              href={paths.backlogItem.href(item.id)}
              draggable={false}
              tabIndex={isActive ? 0 : -1}
              {...(isChosen ? { 'aria-describedby': stateId } : {})}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
              onClick={handleClick}
              onFocus={() => onFocus(item.id)}
            >
              {item.title}
            </a>
          }
          menu={
            <button
              type="button"
              data-part="menu"
              tabIndex={isActive ? 0 : -1}
              aria-label={words.actionsFor(saidTitle(item.title))}
              aria-haspopup="menu"
              onPointerDown={(event) => event.stopPropagation()}
              onClick={(event) => onMenu(item, event.currentTarget)}
            >
              <Icon icon={Ellipsis} size="sm" />
            </button>
          }
        />
        {isChosen ? <VisuallyHidden id={stateId}>{t('backlogBoard.selected')}</VisuallyHidden> : null}
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
