import type { Page, Request } from 'playwright';
import type { StoryActivityWindow } from '../../.storybook/storyActivity.ts';

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

/** What React lets tools see of what it has drawn: a tree of parts. */
interface Fiber {
  readonly tag: number;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The page of a story, with what `followParts` left in it. */
interface FollowedWindow extends StoryActivityWindow {
  readonly reactRoots?: ReadonlySet<{ readonly current: Fiber }>;
}

/**
 * Lets `pageReady` ask React which parts are still waited for, from the page's beginning on. A part whose code has come is
 * not there yet: it is read beside the page's thread, and React puts off showing it by up to 300 ms, lest one pops up after
 * the other.
 */
export async function followParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reactRoots = new Set<{ readonly current: Fiber }>();
    const nothing = () => undefined;
    // The place where React looks for its own developer tools.
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => reactRoots.add(root),
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, reactRoots });
  });
}

/**
 * Resolves when a finished story draws what it will go on to draw: no request of it is pending, it writes nothing, none of
 * its parts is waited for, its fonts and images are there, the browser was idle and two frames have had the same layout.
 * What comes late may ask for more, so all of it has to hold in one round.
 */
export async function pageReady(page: Page, requests: PendingRequests, countsCalls: boolean): Promise<void> {
  for (;;) {
    const seen = await requests.settled(countsCalls);
    // A story whose calls are never answered may have parts that never come.
    await page.evaluate(frameSettled, { countsParts: countsCalls, restMs: countsCalls ? 0 : putOffMs });
    if ((await requests.settled(countsCalls)) === seen) return;
  }
}

/**
 * What says that something is awaited comes only after a moment (the kit's grace, React's 300 ms), and where no call is
 * ever answered nothing else tells that it will. In milliseconds of the page's own timers, so that a slow machine waits longer.
 */
const putOffMs = 400;

/** Resolves when a page that has changed its size stands still again. */
export const pageSettled = (page: Page): Promise<void> =>
  page.evaluate(frameSettled, { countsParts: false, restMs: 0 });

/** Runs in the page. @param options.restMs how long its layout has to have been the same. */
async function frameSettled({ countsParts, restMs }: { countsParts: boolean; restMs: number }): Promise<void> {
  const suspenseTag = 13;
  const isWaiting = (first: Fiber | null): boolean => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if ((fiber.tag === suspenseTag && fiber.memoizedState !== null) || isWaiting(fiber.child)) return true;
    }
    return false;
  };
  const { reactRoots = [], isStoryBusy = () => false } = window as FollowedWindow;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What waits for an idle moment begins to load in it.
  await new Promise((resolve) => requestIdleCallback(resolve));
  await document.fonts.ready;
  // One that is loaded lazily and far away never comes; one that is broken has nothing to decode.
  const images = [...document.images].filter(({ loading, complete }) => complete || loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const isOnItsWay = () => countsParts && (isStoryBusy() || [...reactRoots].some(({ current }) => isWaiting(current)));
  while (isOnItsWay()) await frame();
  const layout = () => {
    const parts = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    });
    return `${parts.join()} ${document.body.textContent}`;
  };
  const rest = () => (restMs === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, restMs)));
  let equalFrames = 0;
  for (let last = layout(); equalFrames < 2;) {
    if (equalFrames === 0) await rest();
    await frame();
    const now = layout();
    equalFrames = now === last ? equalFrames + 1 : 0;
    last = now;
  }
}
