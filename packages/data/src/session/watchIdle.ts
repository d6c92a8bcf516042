import { readText, writeText } from '@quarterdeck/ui/storage';

/** Under this key the browser keeps when somebody was last active in any of its tabs, in milliseconds since 1970. */
export const activeKey = 'qd:session.active';

const signs = ['pointerdown', 'keydown', 'wheel'] as const;
/** How often an activity is noted for other tabs, in milliseconds. */
const noteEvery = 10_000;

/**
 * Calls `onIdle` once nobody has pressed, typed or scrolled in any tab for so many minutes. A page that comes back from
 * sleep is looked at at once.
 * @returns the function that ends it.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const limit = minutes * 60_000;
  let noted = 0;
  let timer = 0;

  const note = () => {
    const now = Date.now();
    if (now - noted < noteEvery) return;
    noted = now;
    writeText(activeKey, String(now));
  };
  const lastActive = () => Math.max(noted, Number(readText(activeKey)) || 0);
  const look = () => {
    window.clearTimeout(timer);
    const left = lastActive() + limit - Date.now();
    if (left <= 0) onIdle();
    else timer = window.setTimeout(look, left);
  };

  note();
  look();
  for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
