import path from 'node:path';
import { paths } from '@quarterdeck/contract';
import { usualVariant } from '@quarterdeck/contract/paths';
import type { Page } from 'playwright/test';
import { features } from '../apps/site/src/features.ts';
import { isPage, readPageRoutes } from '../tools/pageRoutes.ts';
import { collectControls, findControl, prepareFinder, type Control } from './controls/control.ts';
import { explore } from './controls/explore.ts';
import { watchHealth } from './controls/health.ts';
import { addressesOf, openAnew, retryWords, type Language } from './controls/screens.ts';
import { expect, freezeClock, test } from './support.ts';

const offers = features.flatMap((feature) => feature.routes.map((offer) => ({ ...offer, feature: feature.id })));
const offerOf = (route: string) => offers.find(({ path: pattern }) => pattern === route);
const layoutOf = (route: string) => offerOf(route)?.layout;
/** The frame of a layout is the same on all its screens; the first of them operates it, and what it opens. */
const firstOfLayout = (route: string, walked: readonly string[]) =>
  walked.find((other) => layoutOf(other) === layoutOf(route) && offerOf(other) !== undefined);
/** Routes of one screen are walked one after another: what the first of them has is operated there. */
function byScreen(walked: readonly string[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(walked, (route) => {
    const offer = offerOf(route);
    return offer ? `${offer.feature} ${offer.screen}` : route;
  });
  return [...groups.values()];
}
/** The pages for signing in, and what is to come, are the same in each of their frames. */
const isOtherFrame = (route: string) =>
  /^\/pages\/(authentication|coming-soon)\//.test(route) && !route.endsWith(`/${usualVariant}`);
const routes = [...new Set(await readPageRoutes(path.resolve(import.meta.dirname, '../apps/site/dist')))].filter(
  (route) => !isOtherFrame(route),
);

test.describe.configure({ timeout: 900_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The browser's own windows stand outside the page. */
async function answerBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('filechooser', () => undefined);
}

async function reasonToSkip(page: Page, control: Control): Promise<string | undefined> {
  if (control.kind !== 'link') return undefined;
  const link = await findControl(page, control);
  const [origin, protocol] = (await link?.evaluate((element) => {
    const { href } = element as HTMLAnchorElement;
    return [new URL(href).origin, new URL(href).protocol];
  })) ?? ['', ''];
  if (protocol === 'mailto:' || protocol === 'tel:') return 'opens another program';
  return origin === new URL(page.url()).origin ? undefined : 'leads to another site';
}

/** A record is shown over its list, or beside it; what the list has is operated there. */
async function controlsAbove(page: Page, route: string, language: Language, rest: () => Promise<void>) {
  const above = route.slice(0, Math.max(0, route.indexOf('/:')));
  if (!routes.includes(above)) return [];
  await openAnew(page, above, language);
  await rest();
  return collectControls(page);
}

/** What the frame has where it is operated. */
async function controlsOfFrame(page: Page, first: string, language: Language, rest: () => Promise<void>) {
  await openAnew(page, first, language);
  await rest();
  return (await collectControls(page)).filter(({ isOfFrame }) => isOfFrame);
}

interface Round {
  readonly title: string;
  readonly language: Language;
  readonly routes: readonly string[];
  readonly viewport?: { width: number; height: number };
  /** See `Screen.depth`. */
  readonly depth: number;
}

const rounds: readonly Round[] = [
  { title: 'in en', language: 'en', routes, depth: 3 },
  // What opens over a screen is the same code in both languages; the screens of a phone are below.
  { title: 'in tr', language: 'tr', routes, depth: 1 },
  {
    title: 'on a phone',
    language: 'en',
    // Screens that a phone shows in another way: their drawers, sheets and bars.
    routes: [paths.marketplace, paths.backlog, paths.settings, paths.tasks, paths.notes].map(({ pattern }) => pattern),
    viewport: { width: 375, height: 812 },
    depth: 2,
  },
];

for (const { title, language, routes: walked, viewport, depth } of rounds) {
  for (const group of byScreen(walked)) {
    test(`every control of ${group.join(', ')} ${title}`, async ({ page }, testInfo) => {
      // All panels of the frame are operated on the first screen in it, too.
      if (group.some((route) => firstOfLayout(route, walked) === route)) test.slow();
      if (viewport) await page.setViewportSize(viewport);
      await freezeClock(page);
      await prepareFinder(page);
      await answerBrowser(page);
      const health = await watchHealth(page, retryWords);
      const known: Control[] = [];
      let operatedInAll = 0;
      for (const route of group) {
        const first = firstOfLayout(route, walked) ?? route;
        if (first !== route) known.push(...(await controlsOfFrame(page, first, language, health.ready)));
        known.push(...(await controlsAbove(page, route, language, health.ready)));
        for (const address of await addressesOf(page, route, routes, health.ready)) {
          const openScreen = async () => {
            await openAnew(page, address, language);
            await health.checkOpening();
          };
          await openScreen();
          const shown = new URL(page.url()).pathname;
          if (shown !== address && isPage(routes, shown)) {
            testInfo.annotations.push({
              type: address,
              description: `leads on to ${shown}, which is walked by itself`,
            });
            continue;
          }
          const { found, operated, repeated, skipped, gone } = await explore(
            page,
            {
              openAnew: openScreen,
              isFirstOfLayout: first === route,
              depth,
              timesPerShape: 1,
              known,
              reasonToSkip,
            },
            health,
          );
          known.push(...found);
          operatedInAll += operated;
          testInfo.annotations.push({
            type: address,
            description: `${found.length} controls, ${operated} operated, ${repeated} repeat, gone: ${gone.join('; ')}, left out: ${skipped.join('; ')}`,
          });
          expect(gone.length, `controls that were not found again: ${gone.join('; ')}`).toBeLessThanOrEqual(
            Math.ceil(found.length / 10),
          );
        }
      }
      const leadsOn = testInfo.annotations.every(({ description }) => description?.startsWith('leads on'));
      test.skip(leadsOn, 'leads on to pages that are walked by themselves');
      expect(operatedInAll).toBeGreaterThan(0);
      expect(health.findings).toEqual([]);
    });
  }
}
