import { useEffect, type RefObject } from 'react';

/**
 * Lets the drawings of charts shrink where paper is narrower than the window: they have the width that was measured on
 * the screen, and are not measured again for a printer. The styles of the page limit them to the width of their place.
 */
export function useFitsPaper(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const given = new Set<Element>();
    const widen = () => {
      for (const drawing of page.current?.querySelectorAll('[data-part="drawing"]:not([viewBox])') ?? []) {
        drawing.setAttribute('viewBox', `0 0 ${drawing.getAttribute('width')} ${drawing.getAttribute('height')}`);
        given.add(drawing);
      }
    };
    const restore = () => {
      for (const drawing of given) drawing.removeAttribute('viewBox');
      given.clear();
    };
    addEventListener('beforeprint', widen);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', widen);
      removeEventListener('afterprint', restore);
    };
  }, [page]);
}
