import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@quarterdeck/contract';
import { expect, type Page } from 'playwright/test';
import { demoVisit } from '../product.ts';
import { prerendered } from '../support.ts';

export type Language = 'en' | 'tr';

const root = path.resolve(import.meta.dirname, '../..');

/** What the button of a failed area says. */
export const retryWords: readonly string[] = ['en', 'tr'].map((language) => {
  const file = readFileSync(path.join(root, `packages/i18n/translations/${language}.json`), 'utf8');
  return (JSON.parse(file) as { kit: { retry: string } }).kit.retry;
});

/** A visitor with a project and two requirements on the way to be paid, so that no screen sends them away. */
const visit = {
  ...demoVisit,
  goMarketplace: true,
  projectRequirements: [
    { id: 'QD-001', price: 380 },
    { id: 'QD-002', price: 640 },
  ],
};

/** Opens an address with all data as they were at first. */
export async function openAnew(page: Page, address: string, language: Language): Promise<void> {
  await page.goto('/favicon.svg');
  const kept = { ...visit, 'qd:preferences': { language } };
  await page.evaluate(
    async (texts) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of texts) localStorage.setItem(key, text);
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          const deletion = indexedDB.deleteDatabase(name ?? '');
          for (const event of ['success', 'error', 'blocked']) deletion.addEventListener(event, resolve);
        });
      }
    },
    Object.entries(kept).map(
      ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
  );
  await page.goto(address);
  await expect(page.locator(prerendered)).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/** The part of a screen that leads to a record where the screens above it do not; without it all others are asked. */
const waysTo: Readonly<Record<string, string>> = {
  [paths.receipt.pattern]: `${paths.settings.href()}?section=receipts`,
};

/** Addresses that screens were seen to lead to; kept for the walks that follow. */
const seenPaths = new Set<string>();

/**
 * The addresses that a route stands for. Where it names a record: the first and the last one that some screen links to,
 * since records differ in what they let be changed. Screens above it are asked first, then all others and their parts
 * (`/settings?section=data`). `rest` waits until a page has come to rest.
 * @throws Error when no screen leads there.
 */
export async function addressesOf(
  page: Page,
  route: string,
  routes: readonly string[],
  rest: () => Promise<void>,
): Promise<readonly string[]> {
  if (!route.includes(':')) return [route];
  const patternOf = (parameter: string) => new RegExp(`^${route.replaceAll(/:\w+/g, parameter)}$`);
  // Most records have a number; where they have names, an address beside them, such as a quote's, is a route of its own.
  const [numbered, named] = [patternOf('[^/]*\\d[^/]*'), patternOf('[^/]+')];
  const ends = () => {
    const withNumber = [...seenPaths].filter((pathname) => numbered.test(pathname));
    const withName = [...seenPaths].filter((pathname) => named.test(pathname) && !routes.includes(pathname));
    const records = withNumber.length > 0 ? withNumber : withName;
    return [...new Set([records[0], records.at(-1)])].filter((address) => address !== undefined);
  };
  if (ends().length > 0) return ends();
  const fixed = routes.filter((other) => !other.includes(':'));
  const above = fixed.filter((other) => other !== '/' && route.startsWith(other));
  const known = waysTo[route];
  const addresses = new Set([...(known === undefined ? [] : [known]), ...above.toReversed(), ...fixed]);
  await openAnew(page, [...addresses][0] ?? '/', 'en');
  for (const address of addresses) {
    if (page.url() !== new URL(address, page.url()).href) await page.goto(address);
    await rest();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const found = links.map((href) => new URL(href)).filter(({ origin }) => origin === new URL(page.url()).origin);
    for (const { pathname } of found) seenPaths.add(pathname);
    if (ends().length > 0) return ends();
    for (const { pathname, search } of found)
      if (pathname === address && search !== '') addresses.add(pathname + search);
  }
  throw new Error(`No screen links to ${route}`);
}
