import type { Page, Request } from 'playwright';

/** Requests of one page that a picture has to wait for. */
export interface PendingRequests {
  /** Resolves when none is pending. @returns how many there have been until now. */
  readonly settled: (countsCalls: boolean) => Promise<number>;
  readonly list: (countsCalls: boolean) => readonly string[];
  /** Forgets those of the page before. */
  readonly clear: () => void;
}

const drawnTypes = new Set(['script', 'stylesheet', 'font', 'image']);
const isCall = (request: Request) => new URL(request.url()).pathname.includes('/api/');

/** Follows the requests of a page from now on: code, styles, fonts and pictures, and calls of the API. */
export function followRequests(page: Page): PendingRequests {
  const pending = new Set<Request>();
  let seen = 0;
  let wake: (() => void) | undefined;
  page.on('request', (request) => {
    if (!drawnTypes.has(request.resourceType()) && !isCall(request)) return;
    seen += 1;
    pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      pending.delete(request);
      wake?.();
    });
  const counted = (countsCalls: boolean) => [...pending].filter((request) => countsCalls || !isCall(request));
  return {
    async settled(countsCalls) {
      while (counted(countsCalls).length > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      return seen;
    },
    list: (countsCalls) => counted(countsCalls).map((request) => new URL(request.url()).pathname),
    clear: () => pending.clear(),
  };
}

/**
 * Resolves when a finished story draws what it will go on to draw: no request of it is pending, its fonts and images are
 * there, the browser was idle and two frames have had the same layout. What comes late may ask for more, so all of it
 * has to hold in one round.
 */
export async function pageReady(page: Page, requests: PendingRequests, countsCalls: boolean): Promise<void> {
  for (;;) {
    const seen = await requests.settled(countsCalls);
    await page.evaluate(frameSettled);
    if ((await requests.settled(countsCalls)) === seen) return;
  }
}

/** Runs in the page. */
async function frameSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What waits for an idle moment begins to load in it.
  await new Promise((resolve) => requestIdleCallback(resolve));
  await document.fonts.ready;
  // One that is loaded lazily and far away never comes; one that is broken has nothing to decode.
  const images = [...document.images].filter(({ loading, complete }) => complete || loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const layout = () => {
    const parts = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    });
    return `${parts.join()} ${document.body.textContent}`;
  };
  let equalFrames = 0;
  for (let last = layout(); equalFrames < 2;) {
    await frame();
    const now = layout();
    equalFrames = now === last ? equalFrames + 1 : 0;
    last = now;
  }
}
