import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useKitMessages } from '../messages';
import { Handle } from './Drawer.styles';

const narrowest = 320;
const widest = 720;
const step = 16;

/** The width a person chose; it follows the size again when that changes. */
export function useDrawerWidth(initial: number): [number, (width: number) => void] {
  const [chosen, setChosen] = useState({ initial, width: initial });
  const width = chosen.initial === initial ? chosen.width : initial;
  const setWidth = (wanted: number) =>
    setChosen({ initial, width: Math.round(Math.min(widest, Math.max(narrowest, wanted))) });
  return [width, setWidth];
}

export interface ResizeHandleProps {
  edge: 'start' | 'end';
  width: number;
  onChange: (width: number) => void;
}

/** Drags the inner edge of a drawer; arrows move it by 16 px, Home and End to the limits. */
export function ResizeHandle({ edge, width, onChange }: ResizeHandleProps) {
  const messages = useKitMessages();
  /** 1 when moving to the right makes the drawer wider. */
  const growsRight = (element: Element) => (edge === 'start') === element.matches(':dir(ltr)');
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const towards = growsRight(event.currentTarget) ? 1 : -1;
    const wanted: Record<string, number> = {
      ArrowLeft: width - towards * step,
      ArrowRight: width + towards * step,
      Home: narrowest,
      End: widest,
    };
    const next = wanted[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const panel = handle.parentElement?.getBoundingClientRect();
    if (!panel) return;
    onChange(growsRight(handle) ? event.clientX - panel.left : panel.right - event.clientX);
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-label={messages.resizePanel}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      data-edge={edge}
      data-part="resize"
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
    />
  );
}
