import { thisMachine } from '../browser/conditions.ts';
import { withFreshPage, whenPainted } from '../browser/open.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { spreads } from '../report/statistics.ts';
import { answerFrom, createLargeApi, loadPackages } from './largeApi.ts';
import { listGoals } from './listGoals.ts';
import { listTable } from './listTable.ts';
import { type ListFigures, measureList } from './measureList.ts';

/** A frame without anything else around the list, so that its own mounting is measured, not the frame's. */
const listPath = '/apps/tasks?layout=classy';

/** 10,000 tasks in the site's list and in a bare table of TanStack Table and Virtual, turn by turn. */
export async function measureLists({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const mock = await loadPackages();
  const measure = <T>(work: Parameters<typeof withFreshPage<T>>[2]): Promise<T> =>
    withFreshPage(browser, thisMachine, async (fresh) => {
      // Each page changes the records, so each has its own.
      await answerFrom(createLargeApi(mock), fresh.page.context());
      return work(fresh);
    });

  log('list: height of the list');
  const height = await measure(async ({ page }) => {
    await page.goto(sites.site + listPath, { waitUntil: 'commit' });
    await whenPainted(page, '[role=row]');
    return page.evaluate(() => document.querySelector('[role=grid]')?.clientHeight ?? 0);
  });

  const bare: ListFigures[] = [];
  const site: ListFigures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    log(`list ${run}/${runs}: bare table`);
    bare.push(await measure((fresh) => measureList(fresh, `${sites.bareTable}/?height=${height}`)));
    log(`list ${run}/${runs}: site`);
    site.push(await measure((fresh) => measureList(fresh, sites.site + listPath)));
  }
  const figures = { height, bare: spreads(bare), site: spreads(site) };
  return {
    title: `10,000 tasks (${thisMachine.name}), medians of ${runs}, in brackets the least`,
    tables: [listTable(figures)],
    figures,
    goals: listGoals(figures),
  };
}
