/** A cookie without a date: browsers forget it when they are closed, and all tabs share it. */
const cookie = 'qd-run';

/** Marks that the browser has not been closed since. Where cookies are blocked, only this page remembers. */
export function markBrowserRun(): void {
  document.cookie = `${cookie}=1; path=/; SameSite=Strict`;
  isMarkedHere = true;
}

/** Whether `markBrowserRun` was called since the browser was opened. */
export const isBrowserRunMarked = (): boolean => isMarkedHere || document.cookie.split('; ').includes(`${cookie}=1`);

let isMarkedHere = false;
