import { useParentSize } from '@visx/responsive';
import { useCallback, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePrinting } from '../PrintSheet/usePrinting';

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

/** A drawing of A4 or Letter less its margins and those of its card, in CSS pixels. A wider one would be made smaller, and its words with it. */
const paperWidth = 640;

/** Follows the width that a plot has; on paper it is drawn for the paper. */
export function usePlotBox(): PlotBox {
  const { parentRef, width } = useParentSize({ debounceTime: 0, ignoreDimensions: ignored });
  const { locale } = useLocale();
  const isPrinting = usePrinting();
  // The observer answers after the first paint; by then the plot would have been empty once, and what is below it moves.
  const [first, setFirst] = useState({ width: 0, isRtl: false });
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      parentRef(element);
      if (!element) return;
      const { clientWidth: now } = element;
      const runsToTheLeft = getComputedStyle(element).direction === 'rtl';
      // A page that comes back is measured anew: where nothing has changed, nothing is drawn anew.
      setFirst((last) =>
        last.width === now && last.isRtl === runsToTheLeft ? last : { width: now, isRtl: runsToTheLeft },
      );
    },
    // Another language may run the other way: it is measured anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language is no argument but the reason
    [parentRef, locale],
  );
  const measured = Math.floor(width || first.width);
  return { ref, width: isPrinting ? Math.min(measured, paperWidth) : measured, isRtl: first.isRtl };
}
