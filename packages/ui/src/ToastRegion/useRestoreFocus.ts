import { useEffect, type RefObject } from 'react';
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { focusContent } from '../keptFocus';
import type { ToastEntry } from '../Toast';

/**
 * React Aria gives the focus back to what had it before the messages, as long as that is there. An action such as Undo may
 * have taken it away: then the content of the page takes it.
 */
export function useRestoreFocus(region: RefObject<HTMLElement | null>, queue: ToastQueue<ToastEntry>): void {
  useEffect(() => {
    let isInside = false;
    // Nothing tells of a focus that falls to the page, so what had it last is what counts.
    const follow = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && (region.current?.contains(target) ?? false);
    };
    const look = () => {
      if (isInside && document.activeElement === document.body) focusContent();
    };
    document.addEventListener('focusin', follow);
    const stop = queue.subscribe(() => {
      // By then React Aria has given it back, and what the action itself focuses is there. A host may take the region away
      // with its last message, which must not stop this.
      requestAnimationFrame(look);
    });
    return () => {
      stop();
      document.removeEventListener('focusin', follow);
    };
  }, [region, queue]);
}
