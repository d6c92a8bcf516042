import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import { backlogStatuses, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { neighbourOf, useRowMenu } from '@quarterdeck/ui/VirtualList';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { lanesOf, moveTo, type Place } from '../../model/boardSteps';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { ItemActions } from '../ItemActions';
import type { BacklogViewProps } from '../useBacklogView';
import { useItemSelection } from '../useItemSelection';
import { useLabelHue } from '../useLabelHue';
import { useRowWords } from '../useRowWords';
import { Board } from './BacklogBoard.styles';
import { LiftedCard } from './BoardCard';
import { BoardLane } from './BoardLane';
import { useCardDrag } from './useCardDrag';
import { useCardFocus } from './useCardFocus';
import { useCardKeys } from './useCardKeys';

export interface BacklogBoardProps extends Pick<
  BacklogViewProps,
  'items' | 'arrivedIds' | 'draftIn' | 'onDraftChange' | 'onAdded' | 'onEdit'
> {
  onOpen: (id: BacklogItemId) => void;
}

// The link covers the card: what is pressed is always a link.
const sensors = [PointerSensor.configure({ preventActivation: () => false })];

/** The backlog as four lanes. Cards are dragged, or moved by Alt and the arrow keys; their menu does the same. */
export function BacklogBoard({ items, draftIn, onOpen, onEdit, ...rest }: BacklogBoardProps) {
  const { t } = useTranslation();
  const { move, remove } = useBacklogWrites();
  const cardMenu = useRowMenu<BacklogItem>();
  const selection = useItemSelection(items);
  const { selected, clear } = selection;
  const look = { words: useRowWords(), people: usePeople(), labelHue: useLabelHue() };
  const hintId = useId();
  const board = useRef<HTMLDivElement>(null);
  const lanes = useMemo(() => lanesOf(items), [items]);
  const { activeId, onFocus, focusCard, focusAdd, focusLast } = useCardFocus(board);

  const moveCard = async (id: BacklogItemId, place: Place) => {
    focusCard(id, place.status);
    const title = items.find((item) => item.id === id)?.title ?? '';
    const total = lanes[place.status].filter((item) => item.id !== id).length + 1;
    const isSaved = await move([id], moveTo(lanes, id, place));
    const status = look.words.status[place.status];
    if (isSaved) announce(t('backlogBoard.moved', { title, status, place: place.index + 1, total }));
  };
  const handleMove = (id: BacklogItemId, place: Place) => void moveCard(id, place);
  const removeCards = (going: readonly BacklogItem[]) => {
    const [first] = going;
    const next = first === undefined ? undefined : neighbourOf(lanes[first.status], going);
    void remove(going);
    clear();
    const beside = items.find(({ id }) => id === next);
    if (beside) focusCard(beside.id, beside.status);
    else if (first) focusAdd(first.status);
  };

  const { draggedId, gap, handlers, clickGuard, forgetDrag } = useCardDrag(board, lanes, handleMove);
  const handleCardKey = useCardKeys({
    items,
    lanes,
    selection,
    focusCard,
    onMove: handleMove,
    onRemove: removeCards,
    onEdit,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The click of Enter after a drag is one on the card.
    forgetDrag();
    handleCardKey(event);
  };
  const chosenIds = new Set(selected.map(({ id }) => id));
  const dragged = items.find((item) => item.id === draggedId);
  return (
    <DragDropProvider
      sensors={sensors}
      // The cards are links and have keys of their own; this plugin would make buttons of them, with English words.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      {...handlers}
    >
      <VisuallyHidden id={hintId}>{t('backlogBoard.keys')}</VisuallyHidden>
      <Board
        ref={board}
        data-selecting={selected.length > 0 || undefined}
        role="group"
        aria-label={t('backlogBoard.label')}
        aria-describedby={hintId}
        onKeyDown={handleKeyDown}
        {...clickGuard}
      >
        {backlogStatuses.map((status) => (
          <BoardLane
            key={status}
            status={status}
            items={lanes[status]}
            {...look}
            {...rest}
            activeId={activeId}
            draggedId={draggedId}
            gap={gap?.status === status ? gap.index : undefined}
            isDrafting={draftIn === status}
            chosenIds={chosenIds}
            onMenu={cardMenu.open}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        ))}
      </Board>
      <DragOverlay dropAnimation={null}>{dragged ? <LiftedCard item={dragged} {...look} /> : null}</DragOverlay>
      <ItemActions
        rowMenu={cardMenu}
        canMove
        selected={selected}
        onClear={() => {
          clear();
          focusLast();
        }}
        onOpen={onOpen}
        onSelect={selection.toggle}
        onDelete={removeCards}
        // In another lane the card is another element, and the button that opened the menu has gone.
        onMoved={({ id }, status) => focusCard(id, status)}
      />
    </DragDropProvider>
  );
}
