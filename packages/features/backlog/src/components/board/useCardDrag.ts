import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/react';
import { backlogStatuses, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { placeOfGap, type Lanes, type Place } from '../../model/boardSteps';
import { cardPitch } from './BacklogBoard.styles';

/** Dragging cards by the pointer. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  lanes: Lanes,
  onDrop: (id: BacklogItemId, place: Place) => void,
) {
  const [draggedId, setDraggedId] = useState<BacklogItemId>();
  const [gap, setGap] = useState<Place>();
  const wasDragged = useRef(false);
  const forgetDrag = () => {
    wasDragged.current = false;
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

  return {
    draggedId,
    /** Where the card would be put. */
    gap,
    handlers: {
      onDragStart: ({ operation }: Pick<DragStartEvent, 'operation'>) => {
        wasDragged.current = true;
        setDraggedId(operation.source?.id as BacklogItemId | undefined);
      },
      onDragMove: handleDrag,
      onDragOver: handleDrag,
      onDragEnd: ({ canceled }: DragEndEvent) => {
        const place = canceled || !draggedId || !gap ? undefined : placeOfGap(lanes, draggedId, gap);
        if (draggedId && place) onDrop(draggedId, place);
        setDraggedId(undefined);
        setGap(undefined);
      },
    },
    /** For the element around the lanes: the click that ends a drag is no click on the card. */
    clickGuard: {
      onPointerDownCapture: forgetDrag,
      onClickCapture: (event: MouseEvent) => {
        // A click without a pointer is one by key.
        if (!wasDragged.current || event.detail === 0) return;
        forgetDrag();
        event.preventDefault();
        event.stopPropagation();
      },
    },
    /** A key was pressed: what it clicks is meant. */
    forgetDrag,
  };
}
