import { chromium, type Browser } from 'playwright';
import { browserFlags } from '../browserFlags.ts';
import { chromiumPath } from '../chromium.ts';

/**
 * The browser's flags for pictures: what all tests use, and drawing in one thread, to its end, before a frame is shown.
 * Without these a picture depends on which part of the page was drawn first.
 */
export const pictureFlags: readonly string[] = [
  ...browserFlags,
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...pictureFlags] });
}

/** Tells Storybook that nobody waits for animations, and the stories that console errors fail them. */
const runnerMark = 'StorybookTestRunner';

/** What the browser calls itself, with the runner's mark. */
export async function runnerUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const own = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return `${own} ${runnerMark}`;
}
