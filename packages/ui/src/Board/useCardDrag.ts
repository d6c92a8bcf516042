import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/react';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { cardGap } from './Board.styles';
import { placeOfGap, type BoardRecord, type CardOrder, type CardPlace } from './boardPlaces';

/** A gap between cards, and how far below the top of what scrolls it is, in CSS pixels. */
export interface CardGap<LaneId extends string> extends CardPlace<LaneId> {
  top: number;
}

interface CardDragOptions<Card extends BoardRecord, LaneId extends string> {
  board: RefObject<HTMLElement | null>;
  lanes: readonly CardOrder<Card, LaneId>[];
  /** Of every card, with the gap after it, in CSS pixels; undefined where each has its own height. */
  pitch: number | undefined;
  onDrop: (card: Card, place: CardPlace<LaneId>) => void;
}

/** Tops of the gaps between cards that are all there, within what scrolls. */
function gapTops(scroller: Element): number[] {
  const start = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const cards = [...scroller.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
  const last = cards.at(-1);
  return [
    ...cards.map(({ top }) => top - start - cardGap / 2),
    last === undefined ? cardGap / 2 : last.bottom - start + cardGap / 2,
  ];
}

/** Dragging cards by the pointer. */
export function useCardDrag<Card extends BoardRecord, LaneId extends string>({
  board,
  lanes,
  pitch,
  onDrop,
}: CardDragOptions<Card, LaneId>) {
  const [dragged, setDragged] = useState<Card>();
  const [gap, setGap] = useState<CardGap<LaneId>>();
  const wasDragged = useRef(false);
  const forgetDrag = () => {
    wasDragged.current = false;
  };

  const gapAt = ({ operation }: Pick<DragMoveEvent, 'operation'>): CardGap<LaneId> | undefined => {
    const lane = lanes.find(({ id }) => id === operation.target?.id);
    const scroller = lane
      ? board.current?.querySelector(`[data-lane="${CSS.escape(lane.id)}"] [data-part="scroller"]`)
      : undefined;
    if (!lane || !scroller) return undefined;
    const y = operation.position.current.y - scroller.getBoundingClientRect().top + scroller.scrollTop;
    if (pitch !== undefined) {
      const index = Math.min(Math.max(0, Math.round(y / pitch)), lane.cards.length);
      return { lane: lane.id, index, top: index * pitch };
    }
    const tops = gapTops(scroller);
    // The pointer is in the lower half of a card: the gap after it is meant.
    const below = tops.findIndex((top, at) => y < (top + (tops[at + 1] ?? Infinity)) / 2);
    const index = below < 0 ? tops.length - 1 : below;
    return { lane: lane.id, index, top: tops[index] ?? 0 };
  };
  const handleDrag = (event: Pick<DragMoveEvent, 'operation'>) => {
    const next = gapAt(event);
    setGap((before) => (before?.lane === next?.lane && before?.index === next?.index ? before : next));
  };

  return {
    dragged,
    /** Where the card would be put. */
    gap,
    handlers: {
      onDragStart: ({ operation }: Pick<DragStartEvent, 'operation'>) => {
        wasDragged.current = true;
        setDragged(lanes.flatMap(({ cards }) => cards).find(({ id }) => id === operation.source?.id));
      },
      onDragMove: handleDrag,
      onDragOver: handleDrag,
      onDragEnd: ({ canceled }: DragEndEvent) => {
        const place = canceled || !dragged || !gap ? undefined : placeOfGap(lanes, dragged.id, gap);
        if (dragged && place) onDrop(dragged, place);
        setDragged(undefined);
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
