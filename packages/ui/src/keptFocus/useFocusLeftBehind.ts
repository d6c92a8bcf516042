import { useEffect } from 'react';
import { focusContent } from './focusContent';

/**
 * For a part that may go while it has the focus, together with what would get it back: a bar whose last entry went, the
 * menu of a row that its own act took out of the list. The content of the page takes it then.
 */
export function useFocusLeftBehind(): void {
  useEffect(
    () => () => {
      const look = () => {
        if (document.activeElement === document.body) focusContent();
      };
      // An overlay gives the focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(look));
    },
    [],
  );
}
