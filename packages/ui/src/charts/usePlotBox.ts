import { useParentSize } from '@visx/responsive';

/** The place of a plot on the screen. Nothing is drawn before it is known. */
export interface PlotBox {
  ref: (node: HTMLDivElement | null) => void;
  /** In CSS pixels; 0 until it is measured. */
  width: number;
  /** The axis of the points runs from right to left. */
  isRtl: boolean;
}

/** Follows the width that a plot has. */
export function usePlotBox(): PlotBox {
  const { parentRef, node, width } = useParentSize({
    debounceTime: 0,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  return {
    ref: parentRef,
    width: Math.floor(width),
    isRtl: node !== null && getComputedStyle(node).direction === 'rtl',
  };
}
