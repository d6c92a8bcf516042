import { useEffect, type RefObject } from 'react';

/**
 * Keeps the page still while a finger drags a row. Whether a touch scrolls is decided by the listeners that are there
 * when it begins, so one stands ready; it lets every other touch pass.
 */
export function useStillPage(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = region;
    const hold = (event: TouchEvent) => {
      if (event.cancelable && current?.querySelector('[data-dragging]')) event.preventDefault();
    };
    current?.addEventListener('touchmove', hold, { passive: false });
    return () => current?.removeEventListener('touchmove', hold);
  }, [region]);
}
