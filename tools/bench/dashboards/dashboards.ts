import { slowPhone } from '../browser/conditions.ts';
import { type FreshPage, untilQuiet, whenPainted, withFreshPage } from '../browser/open.ts';
import { floorCase, type LoadCase } from '../loads/loadCases.ts';
import { loadTable } from '../loads/loadTable.ts';
import { measureLoad, type Load } from '../loads/measureLoad.ts';
import type { Goal } from '../report/goals.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { spreads, type Spread } from '../report/statistics.ts';
import { textTable, whole } from '../report/textTable.ts';

/** A drawing that has marks in it: until its data are there a chart draws nothing. */
const chart = 'main [data-part=drawing] path, main [data-part=plot] svg path';

const names = ['project', 'analytics', 'finance', 'crypto'] as const;

interface Case extends LoadCase {
  /** Where it is left for, and what is there then. */
  readonly leaves: { readonly to: string; readonly shows: string };
}

const cases: readonly Case[] = [
  { ...floorCase, leaves: { to: '/elsewhere', shows: 'p' } },
  ...names.map((name) => {
    const leaves = { to: '/apps/help-center', shows: 'main a[href^="/apps/help-center/"]' };
    return { name, on: 'site', path: `/dashboards/${name}`, ready: chart, leaves } as const;
  }),
];

interface Visit extends Load {
  /** Milliseconds from going back in the history until the page is painted again. */
  readonly back: number;
}

type Figures = Readonly<Record<keyof Visit, Spread>> & { readonly name: string };

/** Rest before going on, in milliseconds. */
const restMs = 1000;

/** First loads of the dashboards until their first chart, and the way back to each, both beside the floor. */
export async function measureDashboards({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const measured = new Map<string, Visit[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const one of cases) {
      const { name, on, path, ready } = one;
      log(`dashboards ${run}/${runs}: ${name}`);
      const visit = await withFreshPage(browser, slowPhone, async (fresh) => {
        const { load } = await measureLoad(fresh, sites[on] + path, ready);
        return { ...load, back: await goAndComeBack(fresh, one) };
      });
      measured.set(name, [...(measured.get(name) ?? []), visit]);
    }
  }
  const figures = [...measured].map(([name, visits]) => ({ name, ...spreads<Visit>(visits) }));
  const floor = figures.find(({ name }) => name === floorCase.name);
  return {
    title: `Dashboards until their first chart (${slowPhone.name}), medians of ${runs}, in brackets the ratio to the floor`,
    tables: [
      loadTable(figures, floor),
      textTable(
        ['', 'left and back again, ms'],
        figures.map(({ name, back }) => [name, whole(back.median)]),
      ),
    ],
    figures,
    goals: figures.filter((one) => one !== floor).flatMap((one) => goalsOf(one, floor)),
  };
}

/** Leaves for another page of the same frame, as a link does, then goes back in the history. */
async function goAndComeBack(fresh: FreshPage, { ready, leaves }: Case): Promise<number> {
  const { page } = fresh;
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, leaves.to);
  await whenPainted(page, leaves.shows);
  await untilQuiet(fresh, restMs);
  const painted = whenPainted(page, ready);
  await page.evaluate(() => history.back());
  const at = await painted;
  return page.evaluate((shown) => shown - (window.benchProbe.seen['popstate'] ?? Number.NaN), at);
}

function goalsOf(page: Figures, floor: Figures | undefined): Goal[] {
  const beside = (key: keyof Visit, toFloor: keyof Visit = key) =>
    page[key].median / (floor?.[toFloor].median ?? Number.NaN);
  return [
    {
      name: `${page.name}: script until its first chart`,
      limit: 230,
      measured: page.scriptBytesToReady.median / 1000,
      unit: 'kB',
    },
    {
      name: `${page.name}: first paint, to the floor`,
      limit: 0.7,
      measured: beside('firstContentfulPaint'),
      unit: 'x',
    },
    {
      name: `${page.name}: first chart, to the floor's paint`,
      limit: 2.8,
      measured: beside('ready', 'firstContentfulPaint'),
      unit: 'x',
    },
    { name: `${page.name}: back again, to the floor`, limit: 6, measured: beside('back'), unit: 'x' },
    { name: `${page.name}: blocking time`, limit: 300, measured: page.blocking.median, unit: 'ms' },
    { name: `${page.name}: layout shift`, limit: 0, measured: page.layoutShift.median, unit: '' },
  ];
}
