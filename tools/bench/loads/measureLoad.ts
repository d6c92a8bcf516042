import { heapBytes, mainThread } from '../browser/conditions.ts';
import { type FreshPage, untilQuiet, whenPainted } from '../browser/open.ts';

/** Times in milliseconds since the navigation began, sizes in bytes as sent. */
export interface Load {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** After the frame that first shows what the page is for. */
  readonly ready: number;
  /** What long tasks took beyond 50 ms each, from the first paint until the page had rested. */
  readonly blocking: number;
  readonly layoutShift: number;
  /** Script time of the whole load (`MainThread`). */
  readonly script: number;
  /** All work of the main thread in the whole load. */
  readonly busy: number;
  readonly scriptBytesToReady: number;
  readonly bytesToReady: number;
  readonly requestsToReady: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly heap: number;
}

/** What a task may take before it counts as blocking, in milliseconds (Long Tasks, W3C). */
const longTaskMs = 50;
/** Rest after which a load counts as ended, in milliseconds. */
const restMs = 1500;

export interface MeasuredLoad {
  readonly load: Load;
  /** Scripts that had come when the page was ready. */
  readonly scripts: readonly { readonly path: string; readonly bytes: number }[];
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
}

/** Loads an address into a fresh page, and waits until it rests. */
export async function measureLoad(fresh: FreshPage, address: string, readySelector: string): Promise<MeasuredLoad> {
  const { page, session, traffic } = fresh;
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await whenPainted(page, readySelector);
  await untilQuiet(fresh, restMs);
  const { script, busy } = await mainThread(session);
  const { timeOrigin, firstContentfulPaint, largestContentfulPaint, layoutShift, longTasks } = await page.evaluate(
    () => ({ ...window.benchProbe, whenPainted: null }),
  );
  const painted = firstContentfulPaint ?? Number.NaN;
  const blocking = longTasks
    .filter(({ start }) => start >= painted)
    .reduce((total, { duration }) => total + Math.max(0, duration - longTaskMs), 0);
  const toReady = traffic.until(timeOrigin + ready);
  const whole = traffic.until(Infinity);
  return {
    load: {
      firstContentfulPaint: painted,
      largestContentfulPaint: largestContentfulPaint ?? Number.NaN,
      ready,
      blocking,
      layoutShift,
      script,
      busy,
      scriptBytesToReady: toReady.script,
      bytesToReady: toReady.all,
      requestsToReady: toReady.requests,
      scriptBytes: whole.script,
      bytes: whole.all,
      requests: whole.requests,
      heap: await heapBytes(session),
    },
    scripts: traffic.scripts(timeOrigin + ready),
    longTasks,
  };
}
