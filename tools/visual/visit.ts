import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Size } from '../../.storybook/pictureModes.ts';
import { steadyTarget, type Finding } from './accessibility.ts';
import { pageKey, type Shot } from './modes.ts';
import { decidedTexts } from './contrast.ts';
import { failuresOf } from './failures.ts';
import { takePicture, type Picture } from './picture.ts';
import { playStory } from './play.ts';
import { followParts, followRequests, pageReady, pageSettled, type PendingRequests } from './readiness.ts';
import { openEmptyPage, readFacts, type StoryFacts } from './storybook.ts';

/** What one look at a story found. */
export interface Visit {
  /** Absent when the story could not be shown to its end. */
  readonly picture?: Picture;
  /** Why the story fails; none when it is as it should be. */
  readonly failures: readonly string[];
  readonly incomplete: readonly Finding[];
  /** What the page printed, with the kind in front. */
  readonly console: readonly string[];
  readonly seconds: number;
}

/** Time for all that comes after a finished story, in milliseconds. */
const readyMs = 5000;
/** Time for a whole visit before its page is killed, in milliseconds. */
const visitMs = 30_000;

/** Loads of Storybook's page in one browser context: Chromium keeps some 16 MB of each page that was left. */
const maxLoadsPerContext = 25;

/** The page of one worker on one built workbench. */
interface OpenPage {
  /** How often Storybook's page was loaded in it. */
  loads: number;
  /** `pageKey` of the stories that it has shown since. */
  shows?: string | undefined;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly requests: PendingRequests;
  /** What the page printed since its story began. */
  readonly printed: string[];
}

export interface Visitor {
  /** @param isFresh the story gets a page that has shown no other. */
  readonly visit: (shot: Shot, isFresh: boolean) => Promise<Visit>;
  readonly facts: (storyIds: readonly string[]) => Promise<ReadonlyMap<string, StoryFacts>>;
  readonly close: () => Promise<void>;
}

/**
 * Looks at stories one after another, each with nothing stored. Those that may (`pageKey`) share a page while they follow
 * each other.
 * @param prepare is called with each new context before its first page.
 */
export function createVisitor(
  browser: Browser,
  origin: string,
  userAgent: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Visitor {
  let open: OpenPage | undefined;

  /** @param signal ends a visit whose time is up: what it still opens is nobody's. */
  async function pageFor(size: Size, shows: string | undefined, signal?: AbortSignal): Promise<OpenPage> {
    const isSame = shows !== undefined && open?.shows === shows;
    if (!isSame && open && open.loads >= maxLoadsPerContext) await close();
    if (!open) {
      const opened = await openPage(browser, userAgent, prepare);
      if (signal?.aborted) await opened.context.close();
      signal?.throwIfAborted();
      open = opened;
    }
    const current = open;
    const { page, devtools, requests, printed } = current;
    if (!isSame) {
      current.loads += 1;
      await page.setViewportSize(size);
      await openEmptyPage(page, origin);
    }
    // Also on a page that is used again: what the story before was never answered is not what this one waits for.
    requests.clear();
    current.shows = shows;
    // Not before the page is a new one: the one before it may store something as it leaves.
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
    printed.length = 0;
    return current;
  }

  async function close(): Promise<void> {
    const closing = open;
    open = undefined;
    await closing?.context.close();
  }

  return {
    close,
    async facts(storyIds) {
      const { page } = await pageFor({ width: 1280, height: 900 }, undefined);
      const facts = await readFacts(page, storyIds);
      await close();
      return facts;
    },
    async visit(shot, isFresh) {
      const start = performance.now();
      const seconds = () => (performance.now() - start) / 1000;
      const watchdog = new AbortController();
      const timeUp = wait(visitMs, 'time is up' as const, { signal: watchdog.signal });
      const looked = pageFor(shot.mode.size, isFresh ? undefined : pageKey(shot), watchdog.signal).then((opened) =>
        look(opened, shot),
      );
      // A killed page fails what is still under way in it, and an ended visit stops the clock.
      for (const promise of [looked, timeUp]) promise.catch(() => undefined);
      try {
        const found = await Promise.race([looked, timeUp]);
        if (found === 'time is up') throw new Error(`The story did not end within ${visitMs / 1000} s.`);
        // What a failed story leaves behind is no page for the next one.
        if (found.failures.length > 0) await close();
        return { ...found, seconds: seconds() };
      } catch (error) {
        await close();
        return { failures: [firstLine(error)], incomplete: [], console: [], seconds: seconds() };
      } finally {
        watchdog.abort();
      }
    },
  };
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).replace(/\n.*/s, '');

async function openPage(
  browser: Browser,
  userAgent: string,
  prepare: ((context: BrowserContext) => Promise<void>) | undefined,
): Promise<OpenPage> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
  });
  await prepare?.(context);
  const page = await context.newPage();
  const printed: string[] = [];
  page.on('console', (message) => printed.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => printed.push(`${error.name}: ${error.message}`));
  // A busy page may have no idle moment for long, and what waits for one would come or not come.
  await page.addInitScript(() => {
    const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
    window.requestIdleCallback = (work) => window.setTimeout(() => work(deadline));
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
    // A pointer that rests beside the page is said to enter whatever comes to lie below it, at some moment of its own, and
    // what a story points at would or would not count as hovered. Stories point by events of their own.
    for (const type of ['over', 'out', 'enter', 'leave', 'move'].flatMap((name) => [`pointer${name}`, `mouse${name}`]))
      addEventListener(type, (event) => (event.isTrusted ? event.stopImmediatePropagation() : undefined), true);
    // Without it nothing waits until no file has come for a second: what is fetched ahead is fetched at once.
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await followParts(page);
  // Out of the page: a pointer would hover whatever a story happens to put in its place.
  await page.mouse.move(-10, -10);
  return {
    loads: 0,
    context,
    page,
    devtools: await context.newCDPSession(page),
    requests: followRequests(page),
    printed,
  };
}

async function look({ page, requests, printed }: OpenPage, { entry, mode }: Shot): Promise<Omit<Visit, 'seconds'>> {
  const facts = (await readFacts(page, [entry.id])).get(entry.id);
  if (!facts) throw new Error(`The workbench has no story ${entry.id}.`);
  const ending = await playStory(page, entry.id, mode.scheme);
  const countsCalls = !facts.waitsForEver;
  const isReady = await Promise.race([
    pageReady(page, requests, countsCalls).then(() => true),
    wait(readyMs, false, { ref: false }),
  ]);
  const underWay = requests.list(countsCalls);
  const late = isReady ? [] : underWay.length > 0 ? underWay : ['nothing is asked for, and it goes on changing'];
  // The browser sometimes has its own pointer in the corner again, mostly in the first page that it opens.
  await page.mouse.move(-10, -10);
  const picture = await takePicture(page, facts.isFullscreen, () => pageSettled(page));
  const restless = late.map((what) => `It had not come to rest after ${readyMs / 1000} s: ${what}.`);
  const failures = [...failuresOf(ending, printed, facts.expectedProblems), ...restless];
  const found = { picture, failures, console: [...printed] };
  // Last: texts are scrolled into sight, and a list that loads more by that is no part of the story.
  return { ...found, incomplete: await undecidedFindings(page, ending.incomplete) };
}

/** What axe leaves undecided and no measurement decides. */
async function undecidedFindings(page: Page, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const texts = findings.filter(({ rule }) => rule === 'color-contrast').map(({ target }) => target);
  const decided = texts.length === 0 ? new Set() : await decidedTexts(page, texts);
  return findings
    .filter(({ rule, target }) => rule !== 'color-contrast' || !decided.has(target))
    .map((finding) => ({ ...finding, target: steadyTarget(finding.target) }));
}
