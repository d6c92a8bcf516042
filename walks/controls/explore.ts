import type { Page } from 'playwright/test';
import { collectControls, findControl, type Control } from './control.ts';
import type { Health } from './health.ts';
import { operate } from './operate.ts';

export interface Exploration {
  readonly found: readonly Control[];
  readonly operated: number;
  /** Repeated ones, by their shape. */
  readonly repeated: number;
  /** Left out, with the reason. */
  readonly skipped: readonly string[];
  /** Shown once, then never again: a message that went, a count that changed. */
  readonly gone: readonly string[];
}

interface Task {
  readonly control: Control;
  /** What was pressed to come to it. */
  readonly path: readonly Control[];
}

export interface Screen {
  /** The page as a visitor first finds it, with all data as they were at first. */
  openAnew: () => Promise<void>;
  /** Whether the frame is operated here, and what it opens; else its controls are among the known ones. */
  readonly isFirstOfLayout: boolean;
  /** How many layers deep: 1 is the screen, 2 what opens over it, such as a menu, 3 what that opens. */
  readonly depth: number;
  /** How often controls that repeat are operated: the third row does what the first one did. */
  readonly timesPerShape: number;
  /** Controls that another screen has too and that are operated there. */
  readonly known: readonly Control[];
  /** Why a control is left alone; undefined for all others. */
  reasonToSkip: (page: Page, control: Control) => Promise<string | undefined>;
}

/** What looks and is called like a known control of the same place does the same, whichever of its kind it is. */
const lookOf = ({ shape, name }: Control) => `${shape} “${name}”`;

/** Operates every control of a screen, and those that appear on the way, until there are none left. */
export async function explore(page: Page, screen: Screen, health: Health): Promise<Exploration> {
  const seen = new Set(screen.known.map(({ key }) => key));
  const knownLooks = new Set(screen.known.map(lookOf));
  const shapes = new Map<string, number>();
  const found: Control[] = [];
  const skipped: string[] = [];
  const gone: string[] = [];
  const tasks: Task[] = [];
  let operated = 0;
  let repeated = 0;

  await screen.openAnew();
  const whereNow = async () =>
    `${new URL(page.url()).pathname} ${await page.evaluate(() => document.documentElement.lang)}`;
  const home = await whereNow();
  const isAway = async () => (await whereNow()) !== home;
  /** What was opened the same way once, and led no longer there. */
  const lost = new Set<string>();

  /** What was not there before comes next: it is there now. */
  const addNew = async (path: readonly Control[]) => {
    if ((await isAway()) || path.length >= screen.depth) return;
    // What the frame opens is the same on every screen of a layout.
    if (path[0]?.isOfFrame && !screen.isFirstOfLayout) return;
    const fresh: Task[] = [];
    for (const control of await collectControls(page)) {
      if (seen.has(control.key)) continue;
      seen.add(control.key);
      found.push(control);
      const times = shapes.get(control.shape) ?? 0;
      shapes.set(control.shape, times + 1);
      if (times < screen.timesPerShape && !knownLooks.has(lookOf(control))) fresh.push({ control, path });
      else repeated += 1;
    }
    tasks.unshift(...fresh);
  };

  const comeBack = async () => {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await health.ready();
    if (await isAway()) await screen.openAnew();
    else await health.check('going back');
  };

  const isThere = async (control: Control) => (await findControl(page, control)) !== null;

  /** Brings the page to where the control was found, by the shortest way that works. */
  const reach = async ({ control, path }: Task): Promise<boolean> => {
    if (await isAway()) await comeBack();
    if (await isThere(control)) return true;
    for (let presses = 0; presses < 3; presses += 1) {
      await health.ready();
      await page.keyboard.press('Escape');
      await health.check(`Escape before ${control.key}`);
      if (await isAway()) await comeBack();
      if (await isThere(control)) return true;
      const opener = path.at(-1);
      if (opener && (await isThere(opener))) {
        await operate(page, opener, health, `${opener.key} again`, true);
        if (await isThere(control)) return true;
        break;
      }
    }
    const way = path.map(({ key }) => key).join(' → ');
    // The screen itself can always be opened anew; its controls may stand behind a filter that one of them has set.
    if (path.length > 0 && lost.has(way)) return false;
    await screen.openAnew();
    for (const opener of path) await operate(page, opener, health, `${opener.key} once more`);
    if (await isThere(control)) return true;
    lost.add(way);
    return false;
  };

  await addNew([]);
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const { control, path } = task;
    if (!(await reach(task))) {
      gone.push(control.key);
      continue;
    }
    const reason = await screen.reasonToSkip(page, control);
    if (reason !== undefined) {
      skipped.push(`${control.key}: ${reason}`);
      continue;
    }
    const way = [...path, control].map(({ key }) => key).join(' → ');
    await operate(page, control, health, way);
    operated += 1;
    await addNew([...path, control]);
  }
  return { found, operated, repeated, skipped, gone };
}
