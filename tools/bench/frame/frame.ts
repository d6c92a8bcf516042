import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import type { Page } from 'playwright';
import { thisMachine } from '../browser/conditions.ts';
import { type FreshPage, untilQuiet, whenPainted, withFreshPage } from '../browser/open.ts';
import { answerFrom, loadPackages } from '../list/largeApi.ts';
import { scrollList } from '../list/scrollList.ts';
import { frameMs } from '../report/frames.ts';
import type { Goal } from '../report/goals.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile, spreads } from '../report/statistics.ts';
import { ratio, tenths, textTable } from '../report/textTable.ts';
import { largeMenu, manyNotifications, navigationOf, smallMenu } from './frameAnswers.ts';

/** Milliseconds. */
interface Opening {
  /** From the press to the frame that shows entries, code and data at hand: the middle of several times. */
  readonly opened: number;
  readonly scrollGap95: number;
}

interface Place {
  readonly title: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** What is pressed. */
  readonly opener: string;
  readonly entry: string;
  /** What scrolls. */
  readonly box: string;
}

const panel: Place = {
  title: 'notifications',
  viewport: { width: 1280, height: 900 },
  opener: 'header button[aria-haspopup=dialog]:has(.lucide-bell)',
  entry: '[role=dialog] [role=row]',
  box: '[role=dialog] [role=grid]',
};
const navigation: Place = {
  title: 'navigation',
  viewport: { width: 375, height: 812 },
  opener: 'header button:has(.lucide-menu, .lucide-panel-left)',
  entry: '[role=dialog][data-part=navigation] li a, [role=dialog][data-part=navigation] li button',
  box: '[role=dialog][data-part=navigation] nav > div:has(ul)',
};

const few = 10;
const times = 5;
const restMs = 500;
const path = '/apps/tasks?layout=classy';

/** Panels and navigation with very many entries, each beside the same one with ten. */
export async function measureFrame({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const mock = await loadPackages();
  const measure = (place: Place, notifications: Notification[], menu: NavigationItem[]): Promise<Opening> =>
    withFreshPage(browser, thisMachine, async (fresh) => {
      const { page } = fresh;
      await page.setViewportSize(place.viewport);
      await answerFrom(mock.createMockApi({ delays: 'none' }), page.context());
      await answer(page, '**/api/common/notifications', notifications);
      await answer(page, '**/api/common/navigation', navigationOf(menu));
      await page.goto(sites.site + path, { waitUntil: 'commit' });
      await whenPainted(page, '[role=row]');
      await untilQuiet(fresh, restMs);
      return openOftenAndScroll(fresh, place);
    });

  const now = new Date();
  const cases = [
    { name: 'notifications', place: panel, count: 1_000 },
    { name: 'menu entries on six levels', place: navigation, count: 5_000 },
  ];
  const rows: string[][] = [];
  const figures: unknown[] = [];
  const goals: Goal[] = [];
  for (const { name, place, count } of cases) {
    const [small, large]: [Opening[], Opening[]] = [[], []];
    for (let run = 1; run <= runs; run += 1) {
      log(`frame ${run}/${runs}: ${name}`);
      small.push(await measure(place, manyNotifications(few, now), smallMenu(few)));
      large.push(await measure(place, manyNotifications(count, now), largeMenu(count)));
    }
    const [of10, ofMany] = [spreads(small), spreads(large)];
    const beside = ofMany.opened.median / of10.opened.median;
    const title = `${count.toLocaleString('en')} ${name}`;
    figures.push({ name: title, few: of10, many: ofMany });
    rows.push(
      [`${few} ${name}`, tenths(of10.opened.median), tenths(of10.scrollGap95.median)],
      [title, `${tenths(ofMany.opened.median)} (${ratio(beside)})`, tenths(ofMany.scrollGap95.median)],
    );
    goals.push(
      { name: `${title}: opening, to ${few}`, limit: 2, measured: beside, unit: 'x' },
      { name: `${title}: scroll, frame p95`, limit: frameMs, measured: ofMany.scrollGap95.median, unit: 'ms' },
    );
  }
  return {
    title: `Panels and navigation (${thisMachine.name}), medians of ${runs}`,
    tables: [textTable(['', 'opened, ms', 'scroll: time between frames, p95, ms'], rows)],
    figures,
    goals,
  };
}

/** From then on this address answers with `body`. */
async function answer(page: Page, address: string, body: unknown): Promise<void> {
  await page.context().route(address, (route) => route.fulfill({ json: body }));
}

/** The first opening loads the code and is not counted. */
async function openOftenAndScroll(fresh: FreshPage, { opener, entry, box }: Place): Promise<Opening> {
  const { page } = fresh;
  const opened: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    const painted = whenPainted(page, entry);
    await page.click(opener);
    const at = await painted;
    const pressed = await page.evaluate(() => window.benchProbe.seen['click'] ?? Number.NaN);
    if (time > 0) opened.push(at - pressed);
    await untilQuiet(fresh, restMs);
    if (time === times) break;
    await page.keyboard.press('Escape');
    await page.waitForSelector(entry, { state: 'detached' });
    await untilQuiet(fresh, restMs);
  }
  const { scrollGap95 } = await scrollList(page, box);
  return { opened: quantile(opened, 0.5), scrollGap95 };
}
