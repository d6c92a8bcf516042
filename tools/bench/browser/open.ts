import { type Browser, chromium, type CDPSession, type Page } from 'playwright';
import { chromiumPath } from '../../chromium.ts';
import { applyConditions, type Conditions } from './conditions.ts';
import { installProbe } from './probe.ts';
import { Traffic } from './traffic.ts';

/** A page that nothing has been loaded into yet, in a browser profile of its own: no cache, no storage. */
export interface FreshPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

/** Longest wait for anything in a page, in milliseconds. */
const patienceMs = 60_000;

/**
 * Only the rule that keeps the browser on this machine. The flags of stories and walks, which make pictures equal, also
 * make drawing slower than it is for people.
 */
const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: flags });
}

/** Calls `measure` with a fresh page under `conditions` and closes it afterwards. */
export async function withFreshPage<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  try {
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const session = await applyConditions(page, conditions);
    return await measure({ page, session, traffic: new Traffic(session) });
  } finally {
    await context.close();
  }
}

/** Lets the browser keep these texts, by key, from before the page begins. */
export async function keepInStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(texts).length === 0) return;
  await page.addInitScript((entries) => {
    // oxlint-disable-next-line eslint/no-restricted-globals -- runs in the measured page, before anything of the product
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** Resolves when, from now on, the page has asked for nothing and has had no long task for `ms`. */
export async function untilQuiet({ page, traffic }: FreshPage, ms: number): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < patienceMs) {
    const sinceLongTask = await page.evaluate(() => {
      const last = window.benchProbe.longTasks.at(-1);
      return last ? performance.now() - last.start - last.duration : Infinity;
    });
    if (Math.min(sinceLongTask, traffic.quietMs, Date.now() - begun) >= ms) return;
    await page.waitForTimeout(100);
  }
}

/** The time after the frame in which something first matches `selector`, on the page's own clock. */
export function whenPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => window.benchProbe.whenPainted(wanted), selector);
}
