import type { Page } from 'playwright';
import { type FreshPage, untilQuiet, whenPainted } from '../browser/open.ts';
import { listCase } from '../loads/loadCases.ts';

/** Milliseconds since the click. */
export interface Click {
  /** Until what the click asked for was painted. */
  readonly painted: number;
  /** Until anything was painted in answer (Event Timing, rounded to 8 ms; 0 when below 16 ms). */
  readonly nextPaint: number;
}

export interface Clicks {
  readonly coldList: Click;
  readonly warmList: Click;
  readonly intendedList: Click;
  readonly coldTask: Click;
  readonly warmTask: Click;
}

/** Rest between two clicks, in milliseconds. */
const restMs = 1000;
/** How long a pointer rests on a link before a deliberate click, in milliseconds. */
const hoverMs = 1000;

/** An unknown address whose last part leads to the list. */
const lost = '/pages/tasks';
const start = 'main a[href="/apps/tasks"]';
const taskLink = (index: number): string => `[role=row][aria-rowindex="${index}"] a`;
const drawer = '[data-edge] textarea';

/** From the not-found page to the list and into its tasks, in a page of its own. */
export async function clickThrough(fresh: FreshPage, site: string): Promise<Clicks> {
  const { page } = fresh;
  const rest = () => untilQuiet(fresh, restMs);
  const toLost = async (): Promise<void> => {
    await page.goto(site + lost, { waitUntil: 'commit' });
    await whenPainted(page, start);
    await rest();
  };

  await toLost();
  const coldList = await click(page, start, listCase.ready);
  await rest();
  const coldTask = await click(page, taskLink(2), drawer);
  await rest();
  // The first task's panel is there already; the next one's has yet to come.
  await page.evaluate((selector) => {
    for (const field of document.querySelectorAll(selector)) field.setAttribute('data-seen', '');
  }, drawer);
  const warmTask = await click(page, taskLink(4), `${drawer}:not([data-seen])`);
  await rest();
  // Within the page: a new load would begin without the code.
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, lost);
  await whenPainted(page, start);
  await rest();
  const warmList = await click(page, start, listCase.ready);

  // The same again as a first visit.
  await page.goto('about:blank');
  await fresh.session.send('Network.clearBrowserCache');
  await toLost();
  await page.hover(start);
  await page.waitForTimeout(hoverMs);
  const intendedList = await click(page, start, listCase.ready);
  return { coldList, warmList, intendedList, coldTask, warmTask };
}

/** Clicks what matches `target` and waits for `wanted` to be painted. */
async function click(page: Page, target: string, wanted: string): Promise<Click> {
  const painted = whenPainted(page, wanted);
  await page.click(target);
  const paintedAt = await painted;
  // The browser reports an event's timing some time after its paint.
  await page.waitForTimeout(200);
  return page.evaluate((at) => {
    const { seen, events } = window.benchProbe;
    const clickedAt = seen['click'] ?? Number.NaN;
    const timing = events.findLast(({ name, start }) => name === 'click' && Math.abs(start - clickedAt) < 1);
    return { painted: at - clickedAt, nextPaint: timing?.duration ?? 0 };
  }, paintedAt);
}
