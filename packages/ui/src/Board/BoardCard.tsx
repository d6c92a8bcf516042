import { useDraggable } from '@dnd-kit/react';
import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import { useKitMessages } from '../messages';
import { opensElsewhere } from '../router';
import { truncateForSpeech } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import { Card } from './Board.styles';
import type { BoardRecord } from './boardPlaces';

/** What a card gives a place to. */
export interface BoardCardParts {
  /** The title, as the link that opens the card; without a link while it is dragged. */
  title: ReactNode;
  /** The button of its menu, for the end of a `<header>`; nothing while it is dragged. */
  menu: ReactNode;
}

/** What every card of a board shares. */
export interface BoardCardLook<Data extends BoardRecord> {
  renderCard: (card: Data, parts: BoardCardParts) => ReactNode;
  getHref: (card: Data) => string;
  actionsLabel: ((title: string) => string) | undefined;
  onOpen: (card: Data) => void;
  onMenu: ((card: Data, anchor: HTMLElement) => void) | undefined;
  /** In CSS pixels; undefined where each card has its own height. */
  cardHeight: number | undefined;
}

interface BoardCardProps<Data extends BoardRecord> extends BoardCardLook<Data> {
  card: Data;
  /** From the top of the lane, in CSS pixels; undefined where cards stand below each other by themselves. */
  top: number | undefined;
  /** Place in the lane, from 1, and the number of its cards. */
  place: number;
  total: number;
  /** Whether Tab reaches it. */
  isActive: boolean;
  isChosen: boolean;
  /** Keys carry it. */
  isCarried: boolean;
  /** It has just been added. */
  hasArrived: boolean;
  onFocus: (id: string) => void;
}

/** Height of a card for its styles. */
const heightStyle = (cardHeight: number | undefined) =>
  cardHeight === undefined ? undefined : { '--card-height': `${cardHeight}px` };

function DraggableCard<Data extends BoardRecord>({ card, top, place, total, ...rest }: BoardCardProps<Data>) {
  const { isActive, isChosen, isCarried, hasArrived, renderCard, getHref, actionsLabel, cardHeight } = rest;
  const { onOpen, onMenu, onFocus } = rest;
  const messages = useKitMessages();
  const stateId = useId();
  const { ref, isDragging } = useDraggable({ id: card.id });
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(card);
  };
  const tabIndex = isActive ? 0 : -1;
  const title = (
    <a
      data-part="title"
      href={getHref(card)}
      draggable={false}
      tabIndex={tabIndex}
      aria-describedby={isChosen ? stateId : undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      onClick={handleClick}
      onFocus={() => onFocus(card.id)}
    >
      {card.title}
    </a>
  );
  const menu = onMenu ? (
    <button
      type="button"
      data-part="menu"
      tabIndex={tabIndex}
      aria-label={actionsLabel?.(truncateForSpeech(card.title)) ?? messages.more}
      aria-haspopup="menu"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => onMenu(card, event.currentTarget)}
    />
  ) : null;
  return (
    <div role="listitem" aria-posinset={place} aria-setsize={total} style={{ insetBlockStart: top }}>
      <Card
        ref={ref}
        data-card={card.id}
        data-dragging={isDragging || undefined}
        data-selected={isChosen || undefined}
        data-carried={isCarried || undefined}
        data-arrived={hasArrived || undefined}
        style={heightStyle(cardHeight)}
      >
        {renderCard(card, { title, menu })}
        {isChosen ? <VisuallyHidden id={stateId}>{messages.cardSelected}</VisuallyHidden> : null}
      </Card>
    </div>
  );
}

/** A card that can be dragged; Enter opens it. It is drawn again only when its record or its state changes. */
export const BoardCard = memo(DraggableCard) as typeof DraggableCard;

interface LiftedCardProps<Data extends BoardRecord> extends Pick<BoardCardLook<Data>, 'renderCard' | 'cardHeight'> {
  card: Data;
}

/** The card under the pointer. */
export function LiftedCard<Data extends BoardRecord>({ card, renderCard, cardHeight }: LiftedCardProps<Data>) {
  return (
    <Card aria-hidden data-lifted style={heightStyle(cardHeight)}>
      {renderCard(card, { title: <span data-part="title">{card.title}</span>, menu: null })}
    </Card>
  );
}
