import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Gives the focus back when a field that took it is put away by key: to what had it before or, where that is gone, to
 * the first of `places` that takes it. Without this it would fall to the page, and the next Tab begins at its top.
 * @param isOpen whether the field is there.
 * @param region holds the places.
 * @param places selectors, the best one first.
 * @returns handlers for the field: of its focus, and of its end.
 */
export function useRestoreFocus(isOpen: boolean, region: RefObject<Element | null>, places: readonly string[]) {
  const opener = useRef<EventTarget | null>(null);
  const isWanted = useRef(false);

  // Only once the field is gone: what opened it may be hidden until then.
  useLayoutEffect(() => {
    if (isOpen) return;
    if (isWanted.current) {
      const others = places.map((place) => region.current?.querySelector(place));
      for (const place of [opener.current, ...others]) {
        if (place instanceof HTMLElement) place.focus();
        if (place && document.activeElement === place) break;
      }
    }
    isWanted.current = false;
    opener.current = null;
  }, [isOpen, region, places]);

  return {
    handleFocus: (event: FocusEvent) => {
      // A window that comes back to the front, or a field that takes the place of another, has nothing to tell.
      if (event.relatedTarget) opener.current = event.relatedTarget;
    },
    handleEnd: (isByKey: boolean) => {
      isWanted.current = isByKey;
    },
  };
}
