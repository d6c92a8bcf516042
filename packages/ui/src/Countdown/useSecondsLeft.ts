import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until `end` (milliseconds since 1970), never below 0 and counted anew with each second of the clock.
 * Null on a server, whose clock is not the reader's.
 */
export function useSecondsLeft(end: number): number | null {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((end - Date.now()) / 1000)), [end]);
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: number;
      const wait = () => {
        if (secondsLeft() === 0) return;
        // To the moment at which the digits change, so that all countdowns of a page change together.
        const untilChange = (end - Date.now()) % 1000 || 1000;
        timer = window.setTimeout(() => {
          tell();
          wait();
        }, untilChange + 1);
      };
      wait();
      return () => window.clearTimeout(timer);
    },
    [end, secondsLeft],
  );
  return useSyncExternalStore(subscribe, secondsLeft, () => null);
}
