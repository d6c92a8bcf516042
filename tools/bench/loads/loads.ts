import { slowPhone } from '../browser/conditions.ts';
import { keepInStorage, withFreshPage } from '../browser/open.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { spreads } from '../report/statistics.ts';
import {
  floorCase,
  homeCase,
  listCase,
  loadCases,
  marketplaceCase,
  notFoundCase,
  signInCase,
  signInFormCase,
  taskCase,
} from './loadCases.ts';
import { loadGoals } from './loadGoals.ts';
import { loadTable } from './loadTable.ts';
import { measureLoad, type MeasuredLoad } from './measureLoad.ts';

/** First loads of the pages, each beside the floor of the same run. */
export async function measureLoads({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const measured = new Map<string, MeasuredLoad[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, on, path, ready, storage = {} } of loadCases) {
      log(`load ${run}/${runs}: ${name}`);
      const load = await withFreshPage(browser, slowPhone, async (fresh) => {
        await keepInStorage(fresh.page, storage);
        return measureLoad(fresh, sites[on] + path, ready);
      });
      measured.set(name, [...(measured.get(name) ?? []), load]);
    }
  }
  const figures = [...measured].map(([name, loads]) => ({
    name,
    ...spreads(loads.map(({ load }) => load)),
    scriptsToReady: loads.at(-1)?.scripts ?? [],
    longTasks: loads.map(({ longTasks }) => longTasks),
  }));
  const figuresOf = (wanted: string) => figures.find(({ name }) => name === wanted);
  return {
    title: `First loads (${slowPhone.name}), medians of ${runs}, in brackets the ratio to the floor`,
    tables: [loadTable(figures, figuresOf(floorCase.name))],
    figures,
    goals: loadGoals({
      floor: figuresOf(floorCase.name),
      list: figuresOf(listCase.name),
      notFound: figuresOf(notFoundCase.name),
      task: figuresOf(taskCase.name),
      home: figuresOf(homeCase.name),
      marketplace: figuresOf(marketplaceCase.name),
      signInForm: figuresOf(signInFormCase.name),
      signIn: figuresOf(signInCase.name),
    }),
  };
}
