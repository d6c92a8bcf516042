import { useLayoutEffect, type RefObject } from 'react';
import { focusContent } from './focusContent';

/**
 * For a part that may go while it has the focus, together with what would get it back: a bar whose last entry went, the
 * menu of a row that its own action took out of the list. The content of the page takes it then.
 * @param part only what is lost inside of it counts; without it everything does, such as what an overlay gives back.
 */
export function useFocusLeftBehind(part?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part?.current;
    return () => {
      // The element still stands in the page here.
      if (element && !element.contains(document.activeElement)) return;
      const look = () => {
        if (document.activeElement === document.body) focusContent();
      };
      // An overlay gives the focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
  }, [part]);
}
