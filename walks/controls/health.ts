import { expect, type ConsoleMessage, type Page } from 'playwright/test';

/** What the page says of itself after each step. */
export interface Health {
  /** Waits until the page has come to rest, then notes what is wrong with it after `step`, and the step's own complaint. */
  check: (step: string, complaint?: string) => Promise<void>;
  /** Call it before a step: waits until the page has come to rest, unless it is known to, and notes whether anything has the focus. */
  ready: (mayMove?: boolean) => Promise<void>;
  /** The page was opened anew: nothing has the focus yet. */
  checkOpening: () => Promise<void>;
  readonly findings: readonly string[];
}

/** Frames without a change after which a page rests, and more of them where code has come that may not have run yet. */
const stillFrames = 2;
const stillFramesAfterCode = 6;

interface WatchedWindow extends Window {
  /** Timers that will soon change the page. */
  soon?: Set<number>;
}

/** Runs in the page: keeps which short timers are under way. React alone holds back for 300 ms what comes right after a placeholder. */
function followTimers(): void {
  const longest = 350;
  const soon = new Set<number>();
  (window as WatchedWindow).soon = soon;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const follow = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    if (typeof handler !== 'function' || delay > longest) return start(handler, delay, ...rest);
    const timer = start(() => {
      soon.delete(timer);
      // As the browser calls it; its own type knows no more of it than `Function`.
      (handler as (...args: unknown[]) => void)(...rest);
    }, delay);
    soon.add(timer);
    return timer;
  };
  Object.assign(window, {
    setTimeout: follow,
    clearTimeout: (timer?: number) => {
      if (timer !== undefined) soon.delete(timer);
      stop(timer);
    },
  });
}

/** Runs in the page: resolves when nothing loads, no short timer is under way, and so many frames in a row have changed nothing. */
function rest(wanted: number): Promise<void> {
  const busy = '[aria-busy=true], [data-part=refresh]';
  const isWaiting = () => ((window as WatchedWindow).soon?.size ?? 0) > 0 || document.querySelector(busy) !== null;
  return new Promise((resolve) => {
    let still = 0;
    let frames = 0;
    const observer = new MutationObserver(() => {
      still = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      frames += 1;
      still = isWaiting() ? 0 : still + 1;
      // Something that moves for ever is no reason to wait for ever.
      if (still > wanted || frames > 300) {
        observer.disconnect();
        resolve();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: what a person would call broken. */
function complaints({ retryWords, keepsFocus }: { retryWords: readonly string[]; keepsFocus: boolean }): string[] {
  const found: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const failed = [...document.querySelectorAll('[role=alert]')].find(
    (alert) =>
      isShown(alert) &&
      [...alert.querySelectorAll('button')].some((button) => retryWords.includes(button.textContent?.trim() ?? '')),
  );
  if (failed) found.push(`an area failed: ${failed.textContent ?? ''}`);
  if (![...document.querySelectorAll('h1, h2, [role=dialog], [role=alertdialog]')].some(isShown))
    found.push('the page has no heading any more');
  if (document.querySelector('img[src=x]')) found.push('typed markup became an element');
  if (keepsFocus && (document.activeElement === null || document.activeElement === document.body))
    found.push('the focus fell to the body');
  return found;
}

/** Call it before the first page opens. */
export async function watchHealth(page: Page, retryWords: readonly string[]): Promise<Health> {
  await page.addInitScript(followTimers);
  const findings: string[] = [];
  let news: string[] = [];
  let inFlight = 0;
  let asked = 0;
  let scripts = 0;
  let scriptsBefore = 0;
  let path = '';
  page.on('domcontentloaded', () => {
    path = '';
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') news.push(`console: ${message.text().split('\n')[0] ?? ''}`);
  });
  page.on('pageerror', (error) => news.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    inFlight += 1;
    asked += 1;
    if (request.resourceType() === 'script') scripts += 1;
  });
  const answered = () => {
    inFlight -= 1;
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);

  /** A request may come of what the one before it brought, so the page rests only when nothing was asked meanwhile. */
  const settle = async () => {
    let frames = scripts > scriptsBefore ? stillFramesAfterCode : stillFrames;
    for (let tries = 0; tries < 20; tries += 1) {
      const before = [asked, scripts];
      const isResting = await page.evaluate(rest, frames).then(
        () => true,
        // The page is just being left.
        () => false,
      );
      if (isResting && inFlight <= 0 && asked === before[0] && scripts === before[1]) break;
      if (scripts > scriptsBefore) frames = stillFramesAfterCode;
    }
    scriptsBefore = scripts;
  };

  let hadFocus = false;
  const ready = async (mayMove = true) => {
    if (mayMove) await settle();
    hadFocus = await page.evaluate(() => document.activeElement !== document.body).catch(() => false);
  };
  const check = async (step: string, complaint?: string) => {
    await settle();
    const { pathname: now, hash } = new URL(page.url());
    // The next page decides itself where the focus goes, and a link within the page where the next Tab does.
    const isMoved = now + hash !== path;
    path = now + hash;
    const seen = await untilNone(() => page.evaluate(complaints, { retryWords, keepsFocus: hadFocus && !isMoved }));
    findings.push(
      ...[...(complaint === undefined ? [] : [complaint]), ...news, ...seen].map((what) => `${now}: ${step}: ${what}`),
    );
    news = [];
  };
  return {
    findings,
    ready,
    check,
    checkOpening: () => {
      path = '';
      return check('opening');
    },
  };
}

/** Some things come right within a few frames: the focus returns from what has closed, a screen takes the place of another. */
async function untilNone(look: () => Promise<string[]>): Promise<string[]> {
  let seen: string[] = [];
  await expect
    .poll(
      async () => {
        seen = await look().catch(() => ['the page is being left']);
        return seen.length;
      },
      { timeout: 2000, intervals: [50, 100, 200] },
    )
    .toBe(0)
    .catch(() => undefined);
  return seen;
}
