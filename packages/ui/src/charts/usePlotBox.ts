import { useParentSize } from '@visx/responsive';
import { useCallback, useState } from 'react';

/** The place of a plot on the screen. Nothing is drawn before it is known. */
export interface PlotBox {
  ref: (node: HTMLDivElement | null) => void;
  /** In CSS pixels; 0 until it is measured. */
  width: number;
  /** The axis of the points runs from right to left. */
  isRtl: boolean;
}

// The same list at every render: the observer would begin anew with another one.
const ignored: ('height' | 'top' | 'left')[] = ['height', 'top', 'left'];

/** Follows the width that a plot has. */
export function usePlotBox(): PlotBox {
  const { parentRef, node, width } = useParentSize({ debounceTime: 0, ignoreDimensions: ignored });
  // The observer answers after the first paint; by then the plot would have been empty once, and what is below it moves.
  const [first, setFirst] = useState(0);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      parentRef(element);
      if (element) setFirst(element.clientWidth);
    },
    [parentRef],
  );
  return {
    ref,
    width: Math.floor(width || first),
    isRtl: node !== null && getComputedStyle(node).direction === 'rtl',
  };
}
