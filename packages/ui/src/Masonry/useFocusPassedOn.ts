import { useEffect, useRef } from 'react';
import { focusContent } from '../keptFocus';

/**
 * When the card that has the focus goes, or one whose record was open over the list, the card that takes its place gets
 * the focus.
 * @param keys of all cards, in their order.
 * @param openKey of the card whose record is open; null for none.
 * @param onPass is called with the key of the card that is to have the focus.
 * @returns what is to be called with the key of a card that gets the focus.
 */
export function useFocusPassedOn(keys: readonly string[], openKey: string | null, onPass: (key: string) => void) {
  const held = useRef<{ key: string; index: number } | null>(null);
  const latestKeys = useRef(keys);
  const frame = useRef(0);
  useEffect(() => {
    latestKeys.current = keys;
    const key = openKey ?? held.current?.key;
    const index = key === undefined ? -1 : keys.indexOf(key);
    if (key !== undefined && index >= 0) held.current = { key, index };
    // A record that goes while it is open has the focus until it is closed.
    else if (openKey === null && held.current !== null) {
      const { index: place } = held.current;
      held.current = null;
      const look = () => {
        // An overlay that has nothing to give the focus back to leaves it to the content of the page.
        if (!document.activeElement?.matches('body, #content, main')) return;
        const next = latestKeys.current[Math.min(place, latestKeys.current.length - 1)];
        if (next === undefined) focusContent();
        else onPass(next);
      };
      // A card may go while its menu is open; an overlay gives the focus back in the frame after it has gone. The list
      // may come anew from the API in between, so only the end of the list stops it.
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(look);
      });
    }
  }, [keys, openKey, onPass]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return (key: string) => {
    held.current = { key, index: keys.indexOf(key) };
  };
}
