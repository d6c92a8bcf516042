import type { Page } from 'playwright';
import { thisMachine } from '../browser/conditions.ts';
import { type FreshPage, untilQuiet, whenPainted, withFreshPage } from '../browser/open.ts';
import type { Goal } from '../report/goals.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile } from '../report/statistics.ts';
import { tenths, textTable } from '../report/textTable.ts';

/** What a press changes, and how the page tells that it has. */
interface Switch {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  readonly done: string;
}

interface Measured {
  /** Frames from the press to the one that shows the change, that one included. */
  readonly frames: number;
  /** Milliseconds from the press until that frame was drawn. */
  readonly ms: number;
}

const restMs = 400;
const rounds = 3;
const path = '/apps/tasks';

/** On the headers of before; those of the screen stay. */
const marked = 'data-before';

const choose = (value: string) => (page: Page) =>
  page.locator(`[role=dialog] label:has(input[value="${value}"])`).click();
const layoutTo = (name: string): Switch => ({
  name: `layout ${name}`,
  press: choose(name),
  done: `#root header:not([${marked}])`,
});
const themeTo = (name: string): Switch => ({ name: 'theme', press: choose(name), done: `html[data-theme="${name}"]` });
const schemeTo = (name: string): Switch => ({
  name: 'scheme',
  press: (page) => page.click('header button:has(.lucide-moon, .lucide-sun)'),
  done: `html[data-scheme="${name}"]`,
});
const languageTo = (language: string, label: string): Switch => ({
  name: 'language',
  press: async (page) => {
    await page.click('header button:has(.lucide-languages)');
    await page.waitForTimeout(restMs);
    await page.locator('[role=menu] [role^=menuitem]', { hasText: label }).click();
  },
  done: `html[lang="${language}"]`,
});

const inDrawer: readonly Switch[] = [
  themeTo('theme-rose'),
  themeTo('theme-teal'),
  ...[
    'centered',
    'enterprise',
    'material',
    'modern',
    'classic',
    'compact',
    'dense',
    'futuristic',
    'thin',
    'classy',
  ].map(layoutTo),
];
const inHeader = [schemeTo('dark'), schemeTo('light'), languageTo('tr', 'Türkçe'), languageTo('en', 'English')];

/** Another layout, theme, scheme and language of a page in use; the first round loads code and words and is not counted. */
export async function measureSwitches({ browser, sites, runs, log }: Setting): Promise<PartResult> {
  const all = new Map<string, Measured[]>();
  const note = ({ name }: Switch, measured: Measured) => all.set(name, [...(all.get(name) ?? []), measured]);
  for (let run = 1; run <= runs; run += 1) {
    log(`switches ${run}/${runs}`);
    await withFreshPage(browser, thisMachine, async (fresh) => {
      const { page } = fresh;
      await page.goto(sites.site + path, { waitUntil: 'commit' });
      await whenPainted(page, '[role=row]');
      await untilQuiet(fresh, restMs);
      for (let round = 0; round <= rounds; round += 1) {
        await page.click('header button:has(.lucide-palette)');
        await page.waitForSelector('[role=dialog] [role=radiogroup]');
        for (const one of inDrawer) {
          const measured = await measure(fresh, one);
          if (round > 0) note(one, measured);
        }
        await page.keyboard.press('Escape');
        await page.waitForSelector('[role=dialog]', { state: 'detached' });
        for (const one of inHeader) {
          const measured = await measure(fresh, one);
          if (round > 0) note(one, measured);
        }
      }
    });
  }
  const figures = [...all].map(([name, measured]) => ({
    name,
    frames: Math.max(...measured.map(({ frames }) => frames)),
    ms: quantile(
      measured.map(({ ms }) => ms),
      0.5,
    ),
  }));
  const goals: Goal[] = figures.map(({ name, frames }) => ({
    name: `another ${name}: frames until it is shown, most`,
    limit: 2,
    measured: frames,
    unit: '',
  }));
  return {
    title: `Another layout, theme, scheme, language (${thisMachine.name}), ${runs} x ${rounds} times`,
    tables: [
      textTable(
        ['', 'frames, most', 'painted, ms, median'],
        figures.map(({ name, frames, ms }) => [name, String(frames), tenths(ms)]),
      ),
    ],
    figures,
    goals,
  };
}

async function measure(fresh: FreshPage, { press, done }: Switch): Promise<Measured> {
  const { page } = fresh;
  await untilQuiet(fresh, restMs);
  await page.evaluate((mark) => {
    for (const header of document.querySelectorAll('#root header')) header.setAttribute(mark, '');
  }, marked);
  const frames = page.evaluate(countFrames, done);
  const painted = whenPainted(page, done);
  await press(page);
  const at = await painted;
  const pressed = await page.evaluate(() => window.benchProbe.seen['click'] ?? Number.NaN);
  return { frames: await frames, ms: at - pressed };
}

/** Runs in the page: how many frames begin after the last press until something matches. */
function countFrames(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let count = 0;
    const begin = (): void => void (count = 0);
    addEventListener('click', begin, { capture: true });
    const next = (): void => {
      count += 1;
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(next);
        return;
      }
      removeEventListener('click', begin, { capture: true });
      resolve(count);
    };
    requestAnimationFrame(next);
  });
}
