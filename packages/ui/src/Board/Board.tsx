import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import {
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import { truncateForSpeech } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import { cardGap, Root, type BoardLayout } from './Board.styles';
import { LiftedCard, type BoardCardParts } from './BoardCard';
import { BoardLane, type BoardLaneData } from './BoardLane';
import { cardAfter, type BoardRecord, type CardPlace } from './boardPlaces';
import { useCardDrag } from './useCardDrag';
import { useCardFocus } from './useCardFocus';
import { useCardKeys } from './useCardKeys';

/** Where a card is to stand. */
export interface CardMove<Data extends BoardRecord, LaneId extends string> extends CardPlace<LaneId> {
  /** The card that follows it there; undefined at the end of the lane. */
  before: Data | undefined;
}

export interface BoardHandle<LaneId extends string = string> {
  /** Puts the focus on a card as soon as it stands in this lane. */
  focusCard: (id: string, lane: LaneId) => void;
  /** Puts the focus on the button of a lane that adds. */
  focusAdd: (lane: LaneId) => void;
  /** Puts the focus on the card that had it last. */
  focusLast: () => void;
}

export interface BoardProps<Data extends BoardRecord, LaneId extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'role'
> {
  /** Names the board. */
  'aria-label': string;
  /** In their order; may be empty. */
  lanes: readonly BoardLaneData<Data, LaneId>[];
  /**
   * What stands in a card: mostly a `<header>` with the menu, the title and a `<footer>`. Must be the same function between
   * renders: a card is drawn again only when its record or its state changes.
   */
  renderCard: (card: Data, parts: BoardCardParts) => ReactNode;
  /** Address of a card. Must be the same function between renders. */
  getHref: (card: Data) => string;
  /** A card is pressed, or Enter on it. Must be the same function between renders. */
  onOpen: (card: Data) => void;
  /** A card was dropped or moved by keys; shows it there at once. @returns false where it was not saved. */
  onMove: (card: Data, to: CardMove<Data, LaneId>) => boolean | void | Promise<boolean | void>;
  /**
   * Height of every card in CSS pixels; then only those in sight are mounted. Without it each card is as high as what is in
   * it, for boards of up to some hundred cards.
   */
  cardHeight?: number;
  /** Lanes share the width of the board, or have 296 px each; on phones one lane is in sight at a time. @default 'fixed' */
  layout?: BoardLayout;
  /** Stands in a lane without cards. */
  emptyText: string;
  /** What stays the same of a card whose id changes, such as when it is saved. @default its id */
  getKey?: (card: Data) => string;
  /** Gives every lane a button that adds; it is to show the lane's `draft`. */
  onAdd?: (lane: LaneId) => void;
  /** Names that button, by the title of its lane. */
  addLabel?: (laneTitle: string) => string;
  /** Gives every card a button for a menu, which opens at `anchor`. Must be the same function between renders. */
  onMenu?: (card: Data, anchor: HTMLElement) => void;
  /** Names that button, by the title of its card. @default the kit's "More" */
  actionsLabel?: (cardTitle: string) => string;
  /** Cards that are selected. @default none */
  selectedIds?: ReadonlySet<string>;
  /** Shift and an arrow key went from one card to the next: both are to be selected. */
  onExtend?: (from: Data, to: Data) => void;
  /** Keys of the owner, before the board looks at them. @returns whether the key was one of them. */
  onCardKeyDown?: (event: KeyboardEvent<HTMLElement>, card: Data) => boolean;
  /** Says what keys do, for screen readers. @default the kit's words on arrows, Alt and Space */
  keysHint?: string;
  /** Cards that have just been added: they light up once. @default none */
  arrivedIds?: ReadonlySet<string>;
  /** Place of the lanes in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** After the last lane, such as a button that adds one. */
  children?: ReactNode;
  /** Moves the focus. */
  handle?: Ref<BoardHandle<LaneId>>;
}

// The link covers the card: what is pressed is always a link.
const sensors = [PointerSensor.configure({ preventActivation: () => false })];
const none: ReadonlySet<string> = new Set();
const idOf = ({ id }: BoardRecord) => id;

/**
 * Lanes of cards. Cards are dragged, or moved by keys: Alt and an arrow key move one at once, Space lifts one that arrows
 * carry and Space puts down. Offer the same in the menu of a card, for those who can do neither.
 */
export function Board<Data extends BoardRecord, LaneId extends string = string>({
  lanes,
  renderCard,
  getHref,
  onOpen,
  onMove,
  cardHeight,
  layout = 'fixed',
  emptyText,
  getKey = idOf,
  onAdd,
  addLabel,
  onMenu,
  actionsLabel,
  selectedIds = none,
  onExtend,
  onCardKeyDown,
  keysHint,
  arrivedIds = none,
  headingLevel = 2,
  children,
  handle,
  ref: outer,
  ...rest
}: BoardProps<Data, LaneId>) {
  const messages = useKitMessages();
  const hintId = useId();
  const board = useRef<HTMLDivElement>(null);
  const joinedRef = useJoinedRef(board, outer);
  const { activeId, onFocus, focusCard, focusAdd, focusLast } = useCardFocus(board);
  useImperativeHandle(handle, () => ({ focusCard, focusAdd, focusLast }));

  const titleOf = (id: LaneId) => lanes.find((lane) => lane.id === id)?.title ?? '';
  const moveCard = async (card: Data, place: CardPlace<LaneId>) => {
    focusCard(card.id, place.lane);
    const total = (lanes.find(({ id }) => id === place.lane)?.cards.filter(({ id }) => id !== card.id).length ?? 0) + 1;
    const isSaved = await onMove(card, { ...place, before: cardAfter(lanes, card.id, place) });
    if (isSaved === false) return;
    announce(messages.cardMoved(truncateForSpeech(card.title), titleOf(place.lane), place.index + 1, total));
  };
  const handleMove = (card: Data, place: CardPlace<LaneId>) => void moveCard(card, place);

  const { shownLanes, carriedId, handleKeyDown, handleBlur } = useCardKeys<Data, BoardLaneData<Data, LaneId>>({
    lanes,
    titleOf,
    focusCard,
    onMove: handleMove,
    onExtend,
    onCardKeyDown,
  });
  const pitch = cardHeight === undefined ? undefined : cardHeight + cardGap;
  const { dragged, gap, handlers, clickGuard, forgetDrag } = useCardDrag({ board, lanes, pitch, onDrop: handleMove });
  return (
    <DragDropProvider
      sensors={sensors}
      // The cards are links and have keys of their own; this plugin would make buttons of them, with English words.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      {...handlers}
    >
      <VisuallyHidden id={hintId}>{keysHint ?? messages.boardKeys}</VisuallyHidden>
      <Root
        role="group"
        aria-describedby={hintId}
        data-layout={layout}
        data-heights={pitch === undefined ? 'own' : undefined}
        data-selecting={selectedIds.size > 0 || undefined}
        {...rest}
        ref={joinedRef}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          rest.onKeyDown?.(event);
          // The click of Enter after a drag is one on the card.
          forgetDrag();
          handleKeyDown(event);
        }}
        onBlur={(event: FocusEvent<HTMLDivElement>) => {
          rest.onBlur?.(event);
          handleBlur(event);
        }}
        onPointerDownCapture={(event: PointerEvent<HTMLDivElement>) => {
          rest.onPointerDownCapture?.(event);
          clickGuard.onPointerDownCapture();
        }}
        onClickCapture={(event: MouseEvent<HTMLDivElement>) => {
          rest.onClickCapture?.(event);
          clickGuard.onClickCapture(event);
        }}
      >
        {shownLanes.map((lane) => (
          <BoardLane
            key={lane.id}
            lane={lane}
            headingLevel={headingLevel}
            emptyText={emptyText}
            addLabel={addLabel}
            onAdd={onAdd}
            getKey={getKey}
            renderCard={renderCard}
            getHref={getHref}
            actionsLabel={actionsLabel}
            onOpen={onOpen}
            onMenu={onMenu}
            cardHeight={cardHeight}
            activeId={activeId}
            draggedId={dragged?.id}
            carriedId={carriedId}
            selectedIds={selectedIds}
            arrivedIds={arrivedIds}
            dropTop={gap?.lane === lane.id ? gap.top : undefined}
            onFocus={onFocus}
          />
        ))}
        {children}
      </Root>
      <DragOverlay dropAnimation={null}>
        {dragged ? <LiftedCard card={dragged} renderCard={renderCard} cardHeight={cardHeight} /> : null}
      </DragOverlay>
    </DragDropProvider>
  );
}
