import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../idle';
import { usePrinting } from './usePrinting';

/** The sheet in a box, as a component in a state would be taken for a function that makes one. */
interface Loaded<Props> {
  Sheet: ComponentType<Props>;
}

/**
 * A sheet that is there only while it is printed, by a button or by the browser's own command. Its code is loaded when the
 * page rests; where it does not load the page itself is printed, which is better than nothing.
 * @param load must be the same function between renders.
 */
export function usePrintSheet<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): {
  /** To render beside what the screen shows, which is hidden in print while it is there; null while nothing is printed. */
  Sheet: ComponentType<Props> | null;
  /** Opens the browser's print dialog. */
  print: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  const isPrinting = usePrinting();
  const tryLoad = useCallback(
    () =>
      load().then(
        (Sheet) => ({ Sheet }),
        () => null,
      ),
    [load],
  );

  // The browser waits for nothing once it prints: the sheet has to be there by then.
  useEffect(() => whenIdle(() => void tryLoad().then(setLoaded)), [tryLoad]);

  const print = async () => {
    const sheet = await tryLoad();
    flushSync(() => setLoaded(sheet));
    window.print();
  };
  return { Sheet: isPrinting ? (loaded?.Sheet ?? null) : null, print };
}
