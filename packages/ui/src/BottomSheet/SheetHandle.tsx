import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useKitMessages, type KitMessages } from '../messages';
import { Grip } from './BottomSheet.styles';

const detents = ['peek', 'half', 'full'] as const;
/** Heights a sheet stops at: 96 px, half the window, the whole window. */
export type Detent = (typeof detents)[number];

const peekPx = 96;

const heightOf = (detent: Detent): number => ({ peek: peekPx, half: innerHeight / 2, full: innerHeight - 24 })[detent];

const nameOf = (detent: Detent, messages: KitMessages): string =>
  ({ peek: messages.sheetPeek, half: messages.sheetHalf, full: messages.sheetFull })[detent];

export function useDetent(initial: Detent, onChange?: (detent: Detent) => void) {
  const [detent, set] = useState(initial);
  const setDetent = (next: Detent) => {
    if (next === detent) return;
    set(next);
    onChange?.(next);
  };
  return { detent, setDetent, reset: () => set(initial) };
}

/** Keeps a drag going beyond the handle. A pointer that is not really down, as in tests, cannot be captured. */
function capture(handle: Element, pointerId: number): void {
  try {
    handle.setPointerCapture(pointerId);
  } catch {
    // The drag then ends at the handle's edge.
  }
}

export interface SheetHandleProps {
  detents: readonly Detent[];
  detent: Detent;
  canDismiss: boolean;
  onChange: (detent: Detent) => void;
  /** Height in px while a finger moves the sheet, null when it is let go. */
  onDrag: (height: number | null) => void;
  onDismiss: () => void;
}

/** Drags the sheet; arrows change its height and a press goes to the next one. */
export function SheetHandle({ detents: stops, detent, canDismiss, onChange, onDrag, onDismiss }: SheetHandleProps) {
  const messages = useKitMessages();
  const drag = useRef<{ from: number; height: number; last: number } | null>(null);
  const place = stops.indexOf(detent);
  const to = (index: number) => {
    const next = stops[index];
    if (next !== undefined) onChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const wanted: Record<string, number> = {
      ArrowUp: place + 1,
      ArrowDown: place - 1,
      Home: 0,
      End: stops.length - 1,
    };
    const next = wanted[event.key];
    if (next === undefined) return;
    event.preventDefault();
    to(next);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    capture(event.currentTarget, event.pointerId);
    const height = heightOf(detent);
    drag.current = { from: event.clientY, height, last: height };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    // A finger that only presses shakes a little.
    if (!current || Math.abs(event.clientY - current.from) < 4) return;
    current.last = Math.max(0, Math.min(heightOf('full'), current.height + current.from - event.clientY));
    onDrag(current.last);
  };
  const handlePointerUp = () => {
    const { current } = drag;
    drag.current = null;
    onDrag(null);
    if (!current) return;
    if (current.last === current.height) {
      to((place + 1) % stops.length);
      return;
    }
    const smallest = heightOf(stops[0] ?? 'half');
    if (canDismiss && current.last < smallest / 2) {
      onDismiss();
      return;
    }
    const distance = (stop: Detent) => Math.abs(heightOf(stop) - current.last);
    onChange(stops.toSorted((a, b) => distance(a) - distance(b))[0] ?? detent);
  };
  const handleClick = (detail: number) => {
    // Presses of the pointer are handled above; this is the Enter key and assistive technology.
    if (detail === 0) to((place + 1) % stops.length);
  };
  return (
    <Grip
      type="button"
      aria-label={`${messages.sheetSize}: ${nameOf(detent, messages)}`}
      data-part="handle"
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        drag.current = null;
        onDrag(null);
      }}
      onClick={(event) => handleClick(event.detail)}
    />
  );
}
