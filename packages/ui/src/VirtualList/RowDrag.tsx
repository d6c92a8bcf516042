import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useLatestCallback } from '../latestCallback';
import { token, type } from '../tokens';

/** Distance of the pointer from an edge, in CSS pixels, within which the list scrolls by itself. */
const scrollZone = 56;
/** Fastest scrolling in CSS pixels a frame. */
const scrollStep = 14;

export interface RowDragProps {
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Rows in the list. */
  count: number;
  /** Whether the row at this index is a heading: what is dropped anywhere on it falls below it. */
  isHeading?: ((index: number) => boolean) | undefined;
  /** Where the pointer is, in CSS pixels of the window. */
  pointer: { readonly y: number };
  /** What follows the pointer, in an element with `data-drag-preview`. */
  children: ReactNode;
  /** Gap that the rows fall into: 0 stands before the first row. */
  onDrop: (gap: number) => void;
  /** Escape, or the pointer was lost. */
  onCancel: () => void;
}

/** How many pixels of the window one pixel inside the element takes: a chosen text size zooms the page. */
const zoomOf = (element: HTMLElement | null) => element?.currentCSSZoom || 1;

/** Where an element begins in its line, from the edge of the window, in pixels of the page. */
function startOf(element: HTMLElement | null): number {
  if (!element) return 0;
  const { left, right } = element.getBoundingClientRect();
  return (getComputedStyle(element).direction === 'rtl' ? innerWidth - right : left) / zoomOf(element);
}

/**
 * A row that hangs at the pointer, and the line where it would fall. As every row has the same height, the gap below the
 * pointer is a division, also for rows that are not mounted.
 */
export function RowDrag({ scroller, rowHeight, count, isHeading, pointer, children, onDrop, onCancel }: RowDragProps) {
  /** In pixels of the page. */
  const [{ gap, y, start }, setPlace] = useState(() => placed(startOf(scroller.current)));

  function placed(from: number) {
    const element = scroller.current;
    const zoom = zoomOf(element);
    const top = pointer.y - (element?.getBoundingClientRect().top ?? 0);
    const rows = ((element?.scrollTop ?? 0) + top / zoom) / rowHeight;
    const below = isHeading?.(Math.floor(rows)) ? Math.ceil(rows) : Math.round(rows);
    return { gap: Math.max(0, Math.min(count, below)), y: pointer.y / zoom, start: from };
  }
  const follow = useLatestCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const pull = Math.max(0, scrollZone - (pointer.y - top)) - Math.max(0, scrollZone - (bottom - pointer.y));
    if (pull !== 0) element.scrollBy(0, -Math.max(-scrollStep, Math.min(scrollStep, pull / 4)));
    const next = placed(start);
    setPlace((before) => (before.gap !== next.gap || before.y !== next.y ? next : before));
  });
  const drop = useLatestCallback(() => onDrop(gap));
  const cancel = useLatestCallback(() => onCancel());

  useEffect(() => {
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    const up = () => drop();
    const lose = () => cancel();
    addEventListener('pointerup', up);
    addEventListener('pointercancel', lose);
    addEventListener('keydown', escape, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', lose);
      removeEventListener('keydown', escape, true);
    };
  }, [follow, drop, cancel]);

  return (
    <>
      <DropLine style={{ transform: `translateY(${gap * rowHeight}px)` }} />
      {/* The list, and what it stands in, may be contained: there a fixed place would scroll, and be cut. */}
      {createPortal(
        <Ghost
          aria-hidden
          inert
          data-drag-preview
          style={{ minBlockSize: rowHeight, insetBlockStart: y - rowHeight / 2, insetInlineStart: start }}
        >
          {children}
        </Ghost>,
        document.body,
      )}
    </>
  );
}

const DropLine = styled.div`
  position: absolute;
  inset-block-start: -1px;
  inset-inline: 12px;
  block-size: 2px;
  border-radius: 1px;
  background: ${token('accent.indicator')};
  pointer-events: none;
`;

const Ghost = styled.div`
  position: fixed;
  z-index: ${token('layer.popover')};
  display: grid;
  align-items: center;
  inline-size: min(480px, 90vw);
  margin-inline-start: 8px;
  overflow: hidden;
  border-radius: ${token('radius.md')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.3')};
  pointer-events: none;
  & > b {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 8px;
    padding: 1px 7px;
    border-radius: ${token('radius.full')};
    background: ${token('accent.solid')};
    color: ${token('accent.on-solid')};
    ${type('caption-medium')}
  }
`;
