import { thisMachine } from '../browser/conditions.ts';
import { keepInStorage, untilQuiet, whenPainted, withFreshPage } from '../browser/open.ts';
import { answerFrom, createLargeApi, loadPackages } from '../list/largeApi.ts';
import { scrollList } from '../list/scrollList.ts';
import { seenKey, typeLetters } from '../list/typeLetters.ts';
import { demoVisit } from '../loads/loadCases.ts';
import { frameMs, nextFrameMs } from '../report/frames.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile, spreads } from '../report/statistics.ts';
import { tenths, textTable } from '../report/textTable.ts';

/** Milliseconds. */
interface MarketplaceFigures {
  readonly scrollGap95: number;
  readonly scrollWork95: number;
  /** From a key in the search field to the frame that shows its letter: the middle of the letters. */
  readonly typing: number;
  /** From the last letter to the cards that match. */
  readonly filtered: number;
}

const cards = 'article [data-part=card-link]';
const searchField = 'main input[type=search]';
/** In the titles of some of the 10,000. */
const typed = 'gallery';
const restMs = 500;

/** The marketplace with 10,000 requirements: filtering while somebody types, and scrolling. */
export async function measureMarketplace({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const mock = await loadPackages();
  const measured: MarketplaceFigures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    log(`marketplace ${run}/${runs}`);
    measured.push(
      await withFreshPage(browser, thisMachine, async (fresh) => {
        const { page } = fresh;
        await answerFrom(createLargeApi(mock), page.context());
        await keepInStorage(page, demoVisit);
        await page.goto(`${sites.site}/marketplace`, { waitUntil: 'commit' });
        await whenPainted(page, cards);
        await untilQuiet(fresh, restMs);
        const { scrollGap95, scrollWork95 } = await scrollList(page, 'html');
        await untilQuiet(fresh, restMs);
        const letters = await typeLetters(page, searchField, typed);
        const pressed = await seenKey(page);
        const found = await whenPainted(page, 'article mark');
        return { scrollGap95, scrollWork95, typing: quantile(letters, 0.5), filtered: found - pressed };
      }),
    );
  }
  const figures = spreads(measured);
  const line = (name: string, key: keyof MarketplaceFigures) => [
    name,
    `${tenths(figures[key].median)} (${tenths(figures[key].least)})`,
  ];
  return {
    title: `Marketplace with 10,000 requirements (${thisMachine.name}), medians of ${runs}, in brackets the least`,
    tables: [
      textTable(
        ['', 'site'],
        [
          line('scroll: time between frames, p95, ms', 'scrollGap95'),
          line('scroll: work in a frame, p95, ms', 'scrollWork95'),
          line('typing: key to letter painted, ms', 'typing'),
          line('last letter to matching cards, ms', 'filtered'),
        ],
      ),
    ],
    figures,
    goals: [
      { name: 'marketplace: scroll, frame p95', limit: frameMs, measured: figures.scrollGap95.median, unit: 'ms' },
      {
        name: 'marketplace: a letter typed shows in the next frame',
        limit: nextFrameMs,
        measured: figures.typing.median,
        unit: 'ms',
      },
    ],
  };
}
