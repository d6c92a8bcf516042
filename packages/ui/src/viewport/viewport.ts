import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints, type Breakpoint } from '../tokens';

/** Whether a media query such as `(pointer: coarse)` matches; follows changes. False without a window. */
export function useMediaQuery(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is as wide as `breakpoint` or wider. Prefer CSS; this is for what CSS cannot change. */
export function useIsFrom(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(min-width:${breakpoints[breakpoint]}px)`);
}
