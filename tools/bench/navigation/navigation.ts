import { slowPhone } from '../browser/conditions.ts';
import { withFreshPage } from '../browser/open.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { spreads } from '../report/statistics.ts';
import { textTable, whole } from '../report/textTable.ts';
import { clickThrough, type Click, type Clicks } from './clickThrough.ts';

const names: Readonly<Record<keyof Clicks, string>> = {
  coldList: 'to the list, its code not yet there',
  warmList: 'to the list again',
  intendedList: 'to the list, pointer on the link for 1 s before',
  coldTask: 'open a task, first time',
  warmTask: 'open another task',
};

/** From a click to the paint of what it asked for. */
export async function measureNavigation({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const measured: Clicks[] = [];
  for (let run = 1; run <= runs; run += 1) {
    log(`navigation ${run}/${runs}`);
    measured.push(await withFreshPage(browser, slowPhone, (fresh) => clickThrough(fresh, sites.site)));
  }
  const [first] = measured;
  const kinds = first ? (Object.keys(first) as (keyof Clicks)[]) : [];
  const figures = kinds.map((kind) => ({
    name: names[kind],
    ...spreads<Click>(measured.map((clicks) => clicks[kind])),
  }));
  return {
    title: `Click to paint (${slowPhone.name}), medians of ${runs}, in brackets the least`,
    tables: [
      textTable(
        ['', 'content painted, ms', 'next paint (event timing), ms'],
        figures.map(({ name, painted, nextPaint }) => [
          name,
          `${whole(painted.median)} (${whole(painted.least)})`,
          `${whole(nextPaint.median)} (${whole(nextPaint.least)})`,
        ]),
      ),
    ],
    figures,
    goals: [],
  };
}
