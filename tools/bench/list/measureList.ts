import type { Page } from 'playwright';
import { heapBytes } from '../browser/conditions.ts';
import { type FreshPage, untilQuiet, whenPainted } from '../browser/open.ts';
import { quantile } from '../report/statistics.ts';
import { scrollList } from './scrollList.ts';
import { seenKey, typeLetters } from './typeLetters.ts';

/** Milliseconds, but for the heap (bytes) and the counts. */
export interface ListFigures {
  /** From the answer read as text to the first frame with rows. */
  readonly mountFromAnswer: number;
  /** From the return to the list's address, records in memory, to the first frame with rows. */
  readonly mountFromMemory: number;
  readonly heap: number;
  readonly elements: number;
  readonly scrollGap95: number;
  readonly scrollGapMax: number;
  readonly scrollWork95: number;
  /** From a key in the search field to the frame that shows its letter: middle and slowest of the letters. */
  readonly typing: number;
  readonly typingMax: number;
  /** From the last letter to the rows that match. */
  readonly filtered: number;
  /** From Alt+Down to the frame with the row in its new place. */
  readonly reorder: number;
}

const rows = '[role=row]';
const searchField = '[data-page-search] input';
/** Part of a few hundred of the 10,000 titles. */
const typed = 'calendar';
const restMs = 500;
const reorders = 5;

/** Measures one list of 10,000 tasks at `address` (with `?`, more parameters may follow). */
export async function measureList(fresh: FreshPage, address: string): Promise<ListFigures> {
  const { page, session } = fresh;
  await page.goto(address, { waitUntil: 'commit' });
  const mounted = await whenPainted(page, rows);
  const mountFromAnswer = mounted - (await page.evaluate(() => window.benchProbe.dataAt ?? Number.NaN));
  await untilQuiet(fresh, restMs);
  const mountFromMemory = await leaveAndReturn(fresh);
  await untilQuiet(fresh, restMs);
  const heap = await heapBytes(session);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const scroll = await scrollList(page, '[role=grid]');
  await untilQuiet(fresh, restMs);
  const moves: number[] = [];
  for (let place = 1; place <= reorders; place += 1) {
    moves.push(await moveDown(page, place));
    await untilQuiet(fresh, restMs);
  }
  const letters = await typeLetters(page, searchField, typed);
  const filtered = await page.evaluate(async (all) => {
    const start = window.benchProbe.seen['keydown'] ?? Number.NaN;
    const painted = await window.benchProbe.whenPainted(`[role=grid]:not([aria-rowcount="${all}"])`);
    return painted - start;
  }, 10_000);
  return {
    mountFromAnswer,
    mountFromMemory,
    heap,
    elements,
    ...scroll,
    typing: quantile(letters, 0.5),
    typingMax: Math.max(...letters),
    filtered,
    reorder: quantile(moves, 0.5),
  };
}

/** Leaves the list for an address without one, and comes back with the records in memory. */
async function leaveAndReturn(fresh: FreshPage): Promise<number> {
  const { page } = fresh;
  await page.evaluate(() => {
    history.pushState({}, '', `/no-such-page${location.search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForSelector(rows, { state: 'detached' });
  await untilQuiet(fresh, restMs);
  return page.evaluate(async (selector) => {
    const painted = window.benchProbe.whenPainted(selector);
    history.back();
    return (await painted) - (window.benchProbe.seen['popstate'] ?? Number.NaN);
  }, rows);
}

/** Moves the row at `place` (from 1) one place down by its keys. */
async function moveDown(page: Page, place: number): Promise<number> {
  const row = page.locator(`[role=row][aria-rowindex="${place}"]`);
  const key = await row.getAttribute('data-key');
  await row.focus();
  const painted = whenPainted(page, `[role=row][aria-rowindex="${place + 1}"][data-key="${key}"]`);
  await page.keyboard.press('Alt+ArrowDown');
  const at = await painted;
  return at - (await seenKey(page));
}
