import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/react';
import {
  backlogStatuses,
  type BacklogItem,
  type BacklogItemId,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { neighbourOf, useRowMenu } from '@quarterdeck/ui/VirtualList';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLabelHue } from '../../shared/useLabelHue';
import { usePeople } from '../../shared/usePeople';
import { ItemActs } from '../ItemActs';
import { useBacklogWrites } from '../useBacklogWrites';
import { Board, cardPitch } from './BacklogBoard.styles';
import { LiftedCard } from './BoardCard';
import { BoardLane, type BoardDrafting } from './BoardLane';
import { cardBeside, lanesOf, moveTo, placeOf, placeOfGap, stepFrom, type Direction, type Place } from './boardSteps';
import { useChosenCards } from './useChosenCards';

export interface BacklogBoardProps extends BoardDrafting {
  /** What is shown, in the order of the backlog. */
  items: readonly BacklogItem[];
  /** Items that have just been added. */
  arrivedIds: ReadonlySet<BacklogItemId>;
  onOpen: (id: BacklogItemId) => void;
  /** Opens a card with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
}

// The link covers the card: what is pressed is always a link.
const sensors = [PointerSensor.configure({ preventActivation: () => false })];

/** Letters of the keys that go up and down in every list. */
const letterKeys = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
]);

const focusAdd = (board: HTMLElement | null, status: BacklogStatus) =>
  board?.querySelector<HTMLElement>(`[data-lane="${status}"] header button`)?.focus();

const directionOf = (key: string, isLeftToRight: boolean): Direction | undefined => {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return isLeftToRight ? 'start' : 'end';
  if (key === 'ArrowRight') return isLeftToRight ? 'end' : 'start';
  return undefined;
};

/** The backlog as four lanes. Cards are dragged, or moved by Alt and the arrow keys; their menu does the same. */
export function BacklogBoard({
  items,
  arrivedIds,
  draftIn,
  onDraftChange,
  onAdded,
  onOpen,
  onEdit,
}: BacklogBoardProps) {
  const { t } = useTranslation();
  const { move, remove } = useBacklogWrites();
  const { hasSingleKeys } = usePreferences();
  const cardMenu = useRowMenu<BacklogItem>();
  const { chosen, toggle, chooseAll, clear } = useChosenCards(items);
  const people = usePeople();
  const labelHue = useLabelHue();
  const hintId = useId();
  const board = useRef<HTMLDivElement>(null);
  const lanes = useMemo(() => lanesOf(items), [items]);
  const [activeId, setActiveId] = useState<BacklogItemId>();
  const [draggedId, setDraggedId] = useState<BacklogItemId>();
  const [gap, setGap] = useState<Place>();
  const wasDragged = useRef(false);
  const wantsFocus = useRef<{ id: BacklogItemId; status: string }>(undefined);

  useEffect(() => {
    // A card that changes its lane is another element there; the focus goes with it.
    const wanted = wantsFocus.current;
    if (wanted === undefined) return;
    const card = `[data-lane="${wanted.status}"] [data-card="${CSS.escape(wanted.id)}"] a`;
    const link = board.current?.querySelector<HTMLElement>(card);
    if (!link) return;
    wantsFocus.current = undefined;
    link.focus({ preventScroll: true });
    link.closest('[data-lane]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const put = async (id: BacklogItemId, place: Place) => {
    const title = items.find((item) => item.id === id)?.title ?? '';
    const total = lanes[place.status].filter((item) => item.id !== id).length + 1;
    const isSaved = await move([id], moveTo(lanes, id, place));
    const status = t(`backlog.status.${place.status}`);
    if (isSaved) announce(t('backlogBoard.moved', { title, status, place: place.index + 1, total }));
  };

  const handleFocus = useCallback((id: BacklogItemId) => setActiveId(id), []);
  const focusCard = (id: BacklogItemId, status: string) => {
    wantsFocus.current = { id, status };
    setActiveId(id);
  };

  const removeCards = (going: readonly BacklogItem[]) => {
    const [first] = going;
    const next = first === undefined ? undefined : neighbourOf(lanes[first.status], going);
    void remove(going);
    clear();
    const beside = items.find(({ id }) => id === next);
    if (beside) focusCard(beside.id, beside.status);
    else if (first) focusAdd(board.current, first.status);
  };

  /** Keys that do something with the card, as in the list. @returns whether the key was one of them. */
  const actOn = (event: KeyboardEvent<HTMLElement>, item: BacklogItem): boolean => {
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key.toLowerCase() === 'a') chooseAll();
    else if (isMod || event.altKey) return false;
    else if (event.key === ' ' || (event.key === 'x' && hasSingleKeys)) toggle(item.id);
    else if (event.key === 'e' && hasSingleKeys) onEdit(item.id);
    else if (event.key === 'Escape' && chosen.length > 0) clear();
    else if (event.key === 'Delete' || (event.key === '#' && hasSingleKeys))
      removeCards(chosen.length > 0 ? chosen : [item]);
    else return false;
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const id = target?.closest<HTMLElement>('[data-card]')?.dataset['card'] as BacklogItemId | undefined;
    const from = id === undefined ? undefined : placeOf(lanes, id);
    const item = items.find((one) => one.id === id);
    // The keys of a card are those of its link; its menu and the field for a new card have their own.
    if (target?.matches('a') !== true || item === undefined) return;
    // The click of Enter after a drag is one on the card.
    wasDragged.current = false;
    if (actOn(event, item)) {
      event.preventDefault();
      return;
    }
    const letter = hasSingleKeys ? letterKeys.get(event.key) : undefined;
    const direction = directionOf(letter ?? event.key, getComputedStyle(event.currentTarget).direction === 'ltr');
    if (id === undefined || from === undefined || direction === undefined) return;
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) {
      const to = stepFrom(lanes, from, direction);
      if (to === undefined) return;
      focusCard(id, to.status);
      void put(id, to);
    } else {
      const beside = cardBeside(lanes, from, direction);
      if (!beside) return;
      if (event.shiftKey) {
        for (const one of [item, beside]) if (!chosen.includes(one)) toggle(one.id);
      }
      focusCard(beside.id, beside.status);
    }
  };

  const gapAt = ({ operation }: Pick<DragMoveEvent, 'operation'>): Place | undefined => {
    const status = backlogStatuses.find((candidate) => candidate === operation.target?.id);
    const scroller = board.current?.querySelector(`[data-lane="${status}"] [data-part="scroller"]`);
    if (status === undefined || !scroller) return undefined;
    const y = operation.position.current.y - scroller.getBoundingClientRect().top + scroller.scrollTop;
    return { status, index: Math.min(Math.max(0, Math.round(y / cardPitch)), lanes[status].length) };
  };
  const handleDrag = (event: Pick<DragMoveEvent, 'operation'>) => {
    const next = gapAt(event);
    setGap((before) => (before?.status === next?.status && before?.index === next?.index ? before : next));
  };
  const handleDragEnd = (event: DragEndEvent) => {
    const to = event.canceled || draggedId === undefined || gap === undefined ? undefined : gap;
    const place = to && draggedId !== undefined ? placeOfGap(lanes, draggedId, to) : undefined;
    if (place && draggedId !== undefined) {
      focusCard(draggedId, place.status);
      void put(draggedId, place);
    }
    setDraggedId(undefined);
    setGap(undefined);
  };

  // The click that ends a drag is no click on the card.
  const handlePointerDown = () => {
    wasDragged.current = false;
  };
  const handleClick = (event: MouseEvent) => {
    // A click without a pointer is one by key.
    if (!wasDragged.current || event.detail === 0) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const clearByButton = () => {
    clear();
    board.current?.querySelector<HTMLElement>('[data-card] a[tabindex="0"]')?.focus();
  };
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const dragged = items.find((item) => item.id === draggedId);
  return (
    <DragDropProvider
      sensors={sensors}
      // The cards are links and have keys of their own; this plugin would make buttons of them, with English words.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation }) => {
        wasDragged.current = true;
        setDraggedId(operation.source?.id as BacklogItemId | undefined);
      }}
      onDragMove={handleDrag}
      onDragOver={handleDrag}
      onDragEnd={handleDragEnd}
    >
      <VisuallyHidden id={hintId}>{t('backlogBoard.keys')}</VisuallyHidden>
      <Board
        ref={board}
        data-selecting={chosen.length > 0 || undefined}
        role="group"
        aria-label={t('backlogBoard.label')}
        aria-describedby={hintId}
        onKeyDown={handleKeyDown}
        onPointerDownCapture={handlePointerDown}
        onClickCapture={handleClick}
      >
        {backlogStatuses.map((status) => (
          <BoardLane
            key={status}
            status={status}
            items={lanes[status]}
            activeId={activeId}
            draggedId={draggedId}
            gap={gap?.status === status ? gap.index : undefined}
            isDrafting={draftIn === status}
            arrivedIds={arrivedIds}
            chosenIds={chosenIds}
            onDraftChange={onDraftChange}
            onAdded={onAdded}
            onMenu={cardMenu.open}
            onOpen={onOpen}
            onFocus={handleFocus}
          />
        ))}
      </Board>
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <LiftedCard
            item={dragged}
            labelHue={labelHue}
            assignee={dragged.assigneeId === null ? undefined : people.get(dragged.assigneeId)}
          />
        ) : null}
      </DragOverlay>
      <ItemActs
        rowMenu={cardMenu}
        canMove
        selected={chosen}
        onClear={clearByButton}
        onOpen={onOpen}
        onSelect={toggle}
        onDelete={removeCards}
        // In another lane the card is another element, and the button that opened the menu has gone.
        onMoved={({ id }, status) => focusCard(id, status)}
      />
    </DragDropProvider>
  );
}
