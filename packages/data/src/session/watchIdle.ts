import { lastActiveKey } from '@quarterdeck/contract/entities/storedSession';
import { readText, writeText } from '@quarterdeck/ui/storage';

/** Dictation and readers write and move without keys. */
const signs = ['pointerdown', 'keydown', 'wheel', 'input', 'focusin'] as const;
/** How often an activity is noted for other tabs, in milliseconds. */
const noteEvery = 10_000;

const pastOf = (time: number): number => (time <= Date.now() ? time : 0);

/**
 * Calls `onIdle` once nobody has pressed, typed, scrolled or moved the focus in any tab for so many minutes; at once where that is so
 * already: in a page that is loaded anew, and in one that comes back from sleep, before its first key counts.
 * @returns the function that ends it.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const limit = minutes * 60_000;
  let noted = 0;
  let timer = 0;

  // A time that is still to come was noted by a clock that has been set back since.
  const lastActive = () => Math.max(noted, pastOf(Number(readText(lastActiveKey))));
  /** @returns whether it is too late. */
  const look = (): boolean => {
    window.clearTimeout(timer);
    const left = lastActive() + limit - Date.now();
    if (left > 0) timer = window.setTimeout(look, left);
    else onIdle();
    return left <= 0;
  };
  const note = () => {
    const now = Date.now();
    if (now - noted < noteEvery || (lastActive() > 0 && look())) return;
    noted = now;
    writeText(lastActiveKey, String(now));
  };

  note();
  if (noted > 0) look();
  for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
