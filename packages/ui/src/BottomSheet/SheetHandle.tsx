import type { KeyboardEvent } from 'react';
import { useKitMessages, type KitMessages } from '../messages';
import { Grip } from './BottomSheet.styles';
import type { Detent } from './detents';

const nameOf = (detent: Detent, messages: KitMessages): string =>
  ({ peek: messages.sheetPeek, half: messages.sheetHalf, full: messages.sheetFull })[detent];

export interface SheetHandleProps {
  detents: readonly Detent[];
  detent: Detent;
  onChange: (detent: Detent) => void;
  /** Whether a press is the end of a drag, and therefore none. */
  wasDragged: () => boolean;
}

/** Shows that the sheet can be dragged; arrows change its height and a press goes to the next one. */
export function SheetHandle({ detents: stops, detent, onChange, wasDragged }: SheetHandleProps) {
  const messages = useKitMessages();
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
  return (
    <Grip
      type="button"
      aria-label={`${messages.sheetSize}: ${nameOf(detent, messages)}`}
      data-part="handle"
      onKeyDown={handleKeyDown}
      onClick={() => {
        if (!wasDragged()) to((place + 1) % stops.length);
      }}
    />
  );
}
