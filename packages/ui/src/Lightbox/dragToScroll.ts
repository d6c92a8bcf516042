import { type PointerEvent } from 'react';

/** Moves what is larger than its window by dragging it with a mouse; fingers scroll by themselves. */
export function dragToScroll(event: PointerEvent<HTMLElement>): void {
  const stage = event.currentTarget;
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const from = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => stage.scrollTo(from.x - clientX, from.y - clientY);
  const end = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
