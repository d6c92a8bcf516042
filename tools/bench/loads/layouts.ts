import { layoutNames } from '@quarterdeck/contract';
import { slowPhone } from '../browser/conditions.ts';
import { withFreshPage } from '../browser/open.ts';
import type { Goal } from '../report/goals.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { spreads } from '../report/statistics.ts';
import { floorCase, listCase } from './loadCases.ts';
import { loadTable, type LoadFigures } from './loadTable.ts';
import { measureLoad, type MeasuredLoad } from './measureLoad.ts';

/** The first load of one page in each of the layouts, each beside the floor of the same run. */
export async function measureLayouts({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const cases = [
    floorCase,
    ...layoutNames.map((name) => ({ ...listCase, name, path: `${listCase.path}?layout=${name}` })),
  ];
  const measured = new Map<string, MeasuredLoad[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, on, path, ready } of cases) {
      log(`layouts ${run}/${runs}: ${name}`);
      const load = await withFreshPage(browser, slowPhone, (fresh) => measureLoad(fresh, sites[on] + path, ready));
      measured.set(name, [...(measured.get(name) ?? []), load]);
    }
  }
  const figures = [...measured].map(([name, loads]) => ({ name, ...spreads(loads.map(({ load }) => load)) }));
  const floor = figures.find(({ name }) => name === floorCase.name);
  const layouts = figures.filter((one) => one !== floor);
  return {
    title: `${listCase.path} in each layout (${slowPhone.name}), medians of ${runs}, in brackets the ratio to the floor`,
    tables: [loadTable(layouts.slice(0, 6), floor), loadTable(layouts.slice(6), floor)],
    figures,
    goals: layouts.flatMap((layout) => goalsOf(layout, floor)),
  };
}

function goalsOf(layout: LoadFigures, floor: LoadFigures | undefined): Goal[] {
  const { name, scriptBytesToReady, firstContentfulPaint, blocking, layoutShift } = layout;
  const beside = firstContentfulPaint.median / (floor?.firstContentfulPaint.median ?? Number.NaN);
  return [
    { name: `${name}: script until painted`, limit: 230, measured: scriptBytesToReady.median / 1000, unit: 'kB' },
    { name: `${name}: first paint, to the floor`, limit: 0.7, measured: beside, unit: 'x' },
    { name: `${name}: blocking time`, limit: 300, measured: blocking.median, unit: 'ms' },
    { name: `${name}: layout shift`, limit: 0, measured: layoutShift.median, unit: '' },
  ];
}
