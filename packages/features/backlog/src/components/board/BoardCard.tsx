import { useDraggable } from '@dnd-kit/react';
import { paths } from '@quarterdeck/contract';
import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import type { Hue } from '@quarterdeck/ui/hues';
import { Icon } from '@quarterdeck/ui/Icon';
import { opensElsewhere } from '@quarterdeck/ui/router';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { Tag } from '@quarterdeck/ui/Tag';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { CalendarClock } from 'lucide-react';
import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import { OriginTag } from '../OriginTag';
import type { RowWords } from '../useRowWords';
import { Card } from './BacklogBoard.styles';

/** Labels that a card has room for. */
const shownLabels = 2;

/** What every card of the board shares. */
export interface CardLook {
  words: RowWords;
  people: ReadonlyMap<string, Person>;
  labelHue: (label: string) => Hue;
}

interface CardFaceProps extends CardLook {
  item: BacklogItem;
  /** The link's text where there is one. */
  title: ReactNode;
  menu?: ReactNode;
}

function CardFace({ item, words, people, labelHue, title, menu }: CardFaceProps) {
  const { t } = useTranslation();
  const { dueDate, estimateDays: days } = item;
  const assignee = people.get(item.assigneeId ?? '');
  return (
    <>
      <header>
        <code>{item.key}</code>
        <OriginTag item={item} words={words} />
        {dueDate !== null && words.isOverdue(item) ? (
          <span data-part="overdue" title={words.overdueSince(dueDate)}>
            <Icon icon={CalendarClock} size="xs" label={words.overdueSince(dueDate)} />
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
        {days === null ? (
          <span data-part="effort">{t('backlogBoard.noEstimate')}</span>
        ) : (
          <span data-part="effort" title={words.effort(days)}>
            <span aria-hidden>{words.shortEffort(days)}</span>
            <VisuallyHidden>{words.effort(days)}</VisuallyHidden>
          </span>
        )}
        {assignee ? (
          <Avatar size="sm" id={assignee.id} name={assignee.name} src={assignee.avatar} data-part="person" />
        ) : null}
      </footer>
    </>
  );
}

export interface BoardCardProps extends CardLook {
  item: BacklogItem;
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
export const BoardCard = memo(function BoardCard({ item, top, place, total, onMenu, ...rest }: BoardCardProps) {
  const { isActive, isChosen, hasArrived, onOpen, onFocus, ...look } = rest;
  const { t } = useTranslation();
  const stateId = useId();
  const { ref, isDragging } = useDraggable({ id: item.id });
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(item.id);
  };
  const tabIndex = isActive ? 0 : -1;
  return (
    <div role="listitem" aria-posinset={place} aria-setsize={total} style={{ insetBlockStart: top }}>
      <Card
        ref={ref}
        data-card={item.id}
        data-dragging={isDragging || undefined}
        data-chosen={isChosen || undefined}
        data-arrived={hasArrived || undefined}
      >
        <CardFace
          item={item}
          {...look}
          title={
            <a
              href={paths.backlogItem.href(item.id)}
              draggable={false}
              tabIndex={tabIndex}
              aria-describedby={isChosen ? stateId : undefined}
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
              tabIndex={tabIndex}
              aria-label={look.words.actionsFor(saidTitle(item.title))}
              aria-haspopup="menu"
              onPointerDown={(event) => event.stopPropagation()}
              onClick={(event) => onMenu(item, event.currentTarget)}
            />
          }
        />
        {isChosen ? <VisuallyHidden id={stateId}>{t('backlogBoard.selected')}</VisuallyHidden> : null}
      </Card>
    </div>
  );
});

/** The card under the pointer. */
export function LiftedCard(face: Omit<CardFaceProps, 'title'>) {
  return (
    <Card aria-hidden data-lifted>
      <CardFace {...face} title={<span data-part="title">{face.item.title}</span>} />
    </Card>
  );
}
