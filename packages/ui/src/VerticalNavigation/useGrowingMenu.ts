import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstRows, type MenuItem } from './navigationTree';

/** More rows than any window shows. */
const firstCount = 40;

export interface GrowingMenu {
  /** What is drawn now. */
  drawn: readonly MenuItem[];
  /** Draws all of it at once: a key may ask for the last row. */
  drawAll: () => void;
}

/** A long menu opens with its first screen and grows right after: thousands of rows in one piece would hold up the press. */
export function useGrowingMenu(items: readonly MenuItem[]): GrowingMenu {
  const first = useMemo(() => firstRows(items, firstCount), [items]);
  const [isWhole, setWhole] = useState(first === items);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return {
    drawn: isWhole ? items : first,
    drawAll: () => {
      if (!isWhole) flushSync(() => setWhole(true));
    },
  };
}
