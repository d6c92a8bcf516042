import { useCallback, useSyncExternalStore } from 'react';
import { minutesUntil } from './maintenanceTimes';

const minuteMs = 60_000;

/** Minutes left until an instant, counted anew as they change. Never below 0; undefined without an instant. */
export function useMinutesLeft(until: number | undefined, now: () => number): number | undefined {
  const read = useCallback(() => (until === undefined ? undefined : minutesUntil(until, now())), [until, now]);
  const subscribe = useCallback(
    (tell: () => void) => {
      if (until === undefined) return () => undefined;
      let timer: number | undefined;
      const wait = () => {
        const left = until - now();
        if (left <= 0) return;
        timer = window.setTimeout(
          () => {
            tell();
            wait();
          },
          (left % minuteMs || minuteMs) + 1,
        );
      };
      wait();
      return () => window.clearTimeout(timer);
    },
    [until, now],
  );
  return useSyncExternalStore(subscribe, read, () => undefined);
}
