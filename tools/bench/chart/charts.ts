import { thisMachine } from '../browser/conditions.ts';
import { untilQuiet, withFreshPage } from '../browser/open.ts';
import { frameMs } from '../report/frames.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile, spreads } from '../report/statistics.ts';
import { tenths, textTable } from '../report/textTable.ts';
import { chartSize, pointCount } from './size.ts';

/** Milliseconds. */
interface ChartFigures {
  /** From the call to the frame in which the line is painted. */
  readonly drawn: number;
  /** Time between two frames while a pointer moves over the plot. */
  readonly pointerGap95: number;
}

const kinds = ['uplot', 'ours'] as const;
/** The longest that a chart may take, as a multiple of the reference. */
const mostTimes = 1.3;
const steps = 120;
const restMs = 500;

/** A line of 100,000 points: how soon it is there, and whether it follows the pointer, beside uPlot. */
export async function measureCharts({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const measured: Record<(typeof kinds)[number], ChartFigures[]> = { uplot: [], ours: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const kind of kinds) {
      log(`charts ${run}/${runs} ${kind}`);
      measured[kind].push(
        await withFreshPage(browser, thisMachine, async (fresh) => {
          const { page } = fresh;
          await page.goto(`${sites.chart}/?${kind}`);
          await untilQuiet(fresh, restMs);
          const drawn = await page.evaluate(() => window.drawChart());
          await untilQuiet(fresh, restMs);
          const plot = kind === 'uplot' ? '.u-over' : '[data-part="stop"]';
          const box = await page.locator(plot).boundingBox();
          if (!box) throw new Error(`There is no plot of ${kind}.`);
          const gaps = page.evaluate(followFrames, steps);
          for (let step = 0; step < steps; step += 1)
            await page.mouse.move(box.x + ((step + 0.5) / steps) * box.width, box.y + box.height / 2);
          return { drawn, pointerGap95: quantile(await gaps, 0.95) };
        }),
      );
    }
  }
  const [uplot, ours] = [spreads(measured.uplot), spreads(measured.ours)];
  const times = ours.drawn.median / uplot.drawn.median;
  const cell = ({ median, least }: { median: number; least: number }) => `${tenths(median)} (${tenths(least)})`;
  return {
    title: `Line of ${pointCount} points, ${chartSize.width} × ${chartSize.height} (${thisMachine.name}), medians of ${runs}, in brackets the least`,
    tables: [
      textTable(
        ['', 'uPlot', 'LineChart'],
        [
          ['drawn, ms', cell(uplot.drawn), cell(ours.drawn)],
          ['under the pointer: time between frames, p95, ms', cell(uplot.pointerGap95), cell(ours.pointerGap95)],
        ],
      ),
    ],
    figures: { uplot, ours },
    goals: [
      { name: 'chart of 100,000 points: drawn, beside uPlot', limit: mostTimes, measured: times, unit: 'x' },
      {
        name: 'chart of 100,000 points: under the pointer, frame p95',
        limit: frameMs,
        measured: ours.pointerGap95.median,
        unit: 'ms',
      },
    ],
  };
}

/** In the page: the times between so many frames. */
function followFrames(count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let last: number | undefined;
    const next = (time: number) => {
      if (last !== undefined) gaps.push(time - last);
      last = time;
      if (gaps.length < count) requestAnimationFrame(next);
      else resolve(gaps);
    };
    requestAnimationFrame(next);
  });
}
