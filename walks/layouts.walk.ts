import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutNames } from '@quarterdeck/contract';
import type { Page } from 'playwright/test';
import { pressOn, tabTo } from './keyboard.ts';
import { expect, freezeClock, prerendered, test } from './support.ts';

const widths = [375, 1440] as const;
/** The pairs between them are in the pictures of `npm run layouts`. */
const faces = [
  { language: 'en', scheme: 'light' },
  { language: 'tr', scheme: 'dark' },
] as const;
type Face = (typeof faces)[number];

interface Words {
  readonly kit: { readonly skipToContent: string; readonly mainNavigation: string };
  readonly shell: {
    readonly search: { readonly label: string };
    readonly inbox: { readonly notifications: { readonly title: string } };
  };
  readonly notes: { readonly title: string };
}

const wordsOf = (language: Face['language']): Words => {
  const file = path.resolve(import.meta.dirname, `../apps/site/dist/assets/i18n/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
};

async function open(page: Page, layout: string, { language, scheme }: Face): Promise<void> {
  await freezeClock(page);
  await page.addInitScript(
    (kept) => localStorage.setItem('qd:preferences', kept),
    JSON.stringify({ language, scheme }),
  );
  await page.goto(`/apps/tasks?layout=${layout}`);
  await expect(page.locator(prerendered)).toHaveCount(0);
  await expect(page.getByRole('row').first()).toBeVisible();
}

const navigation = 'nav, [role=dialog][data-part=navigation]';
const isInNavigation = (page: Page) =>
  page.evaluate((places) => Boolean(document.activeElement?.closest(places)), navigation);
const widthOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The way through the navigation to another page; the branch with the open page is opened where it is closed. */
async function goToNotes(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Alt+n');
  await expect.poll(() => isInNavigation(page)).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await isInNavigation(page)).toBe(true);
  const link = page.getByRole('link', { name: title, exact: true }).filter({ visible: true }).first();
  const branch = page.locator('[data-has-active][aria-expanded=false]').filter({ visible: true }).first();
  await expect(link.or(branch).first()).toBeVisible();
  if (!(await link.isVisible())) await pressOn(page, branch, 'Enter');
  await pressOn(page, link, 'Enter');
  await expect(page).toHaveURL(/\/apps\/notes/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
}

// Each layout by its address, by keyboard alone, in both languages and schemes (LY-1 to LY-9).
for (const width of widths) {
  for (const layout of layoutNames) {
    for (const face of faces) {
      const { language, scheme } = face;
      test(`${layout} at ${width} px, ${language}, ${scheme}`, async ({ page }) => {
        const words = wordsOf(language);
        await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
        await open(page, layout, face);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveAttribute('data-scheme', scheme);
        expect(await widthOverflow(page)).toBe(0);
        await expect(page.getByRole('main')).toHaveCount(1);

        if (layout === 'empty') {
          // There is nothing to skip.
          await expect(page.getByRole('banner')).toHaveCount(0);
          await expect(page.getByRole('navigation', { name: words.kit.mainNavigation })).toHaveCount(0);
          return;
        }
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: words.kit.skipToContent })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();

        await expect(page.getByRole('banner')).toHaveCount(1);

        const bell = page.getByRole('banner').getByRole('button', {
          name: new RegExp(`^${words.shell.inbox.notifications.title}`),
        });
        await page.keyboard.press('Control+Home');
        await pressOn(page, bell, 'Enter');
        const panel = page.getByRole('dialog', { name: words.shell.inbox.notifications.title });
        await expect(panel.getByRole('row').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(bell).toBeFocused();

        await page.keyboard.press('Control+k');
        const search = page.getByRole('dialog', { name: words.shell.search.label });
        await expect(search.getByRole('combobox')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(search).toBeHidden();
        await tabTo(page, bell);

        await goToNotes(page, words.notes.title);
      });
    }
  }
}

test.describe('pages made for the centered layout, in every other', () => {
  for (const layout of layoutNames.filter((name) => name !== 'centered')) {
    test(`keep their margin and fit on a phone (${layout})`, async ({ page }) => {
      for (const width of [320, 375, 1440]) {
        await page.setViewportSize({ width, height: 812 });
        await page.goto(`/settings?layout=${layout}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('the header of who is signed out', () => {
  for (const layout of layoutNames.filter((name) => name !== 'empty')) {
    test(`fits on a phone, and its way in can be read (${layout})`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('qd:session.signedOut', 'true'));
      for (const [width, language] of [
        [320, 'en'],
        [375, 'tr'],
      ] as const) {
        await page.setViewportSize({ width, height: 812 });
        await page.addInitScript(
          (name) => localStorage.setItem('qd:preferences', JSON.stringify({ language: name })),
          language,
        );
        await page.goto(`/settings?layout=${layout}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const signIn = page.getByRole('banner').getByRole('link', { name: /^(Sign in|Giriş yap)$/ });
        await expect(signIn).toBeInViewport({ ratio: 1 });
        const [text, ground] = await signIn.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
        expect(text).not.toBe(ground);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
});
