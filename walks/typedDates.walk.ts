import type { Locator, Page } from 'playwright/test';
import { demoVisit, openAs } from './product.ts';
import { expect, freezeClock, test } from './support.ts';
import { firstTask, openTask, openTasks, panelOf, reload } from './tasks.ts';

const partsOf = (panel: Locator) => panel.getByRole('group', { name: /Due date|Bitiş tarihi/ }).getByRole('spinbutton');
const shown = async (panel: Locator) => (await partsOf(panel).allInnerTexts()).join(' ');

/** Types what a person types, from the first part of the date on, then leaves the parts by Tab. */
async function typeDate(page: Page, panel: Locator, keys: string): Promise<void> {
  await partsOf(panel).first().click();
  await page.keyboard.type(keys);
  await page.keyboard.press('Tab');
}

async function expectDate(page: Page, parts: string): Promise<void> {
  await expect.poll(() => shown(panelOf(page))).toBe(parts);
  await reload(page);
  await expect.poll(() => shown(panelOf(page))).toBe(parts);
}

/** Orders of a date's parts: 5 December 2026 and 3 April 2026, as they are typed and as they are shown. */
const written = [
  { locale: 'en-GB', keys: '051226', parts: '05 12 2026', separated: '5/12/26', short: '3.4.26', other: '03 04 2026' },
  { locale: 'en-US', keys: '120526', parts: '12 05 2026', separated: '12/5/26', short: '4-3-26', other: '04 03 2026' },
  { locale: 'tr-TR', keys: '051226', parts: '05 12 2026', separated: '5.12.26', short: '3/4/26', other: '03 04 2026' },
];

for (const { locale, keys, parts, separated, short, other } of written) {
  test.describe(`a date typed in ${locale}`, () => {
    test.use({ locale });

    test('with a year of two digits is saved as it is shown', async ({ page }) => {
      await openTasks(page, '/apps/tasks/task-01');
      const panel = page.getByRole('region', { name: /^(Task|Görev)$/ });
      await typeDate(page, panel, keys);
      await expect.poll(() => shown(panel)).toBe(parts);
      await reload(page);
      await expect.poll(() => shown(panel)).toBe(parts);
      await typeDate(page, panel, short);
      await expect.poll(() => shown(panel)).toBe(other);
      await typeDate(page, panel, separated);
      await expect.poll(() => shown(panel)).toBe(parts);
      await reload(page);
      await expect.poll(() => shown(panel)).toBe(parts);
    });
  });
}

test('a year that nobody means is refused, and the date stays as it was', async ({ page }) => {
  await openTasks(page);
  const panel = await openTask(page, firstTask);
  await typeDate(page, panel, '03045202');
  await expect(panel.getByText('The date wasn’t changed: use a year from 1900 to 2199.')).toBeVisible();
  await expectDate(page, '15 01 2026');
});

test('a date that is left half typed is taken back', async ({ page }) => {
  await openTasks(page);
  const panel = await openTask(page, firstTask);
  await partsOf(panel).last().click();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(panel.getByText('The date wasn’t changed: it was incomplete.')).toBeVisible();
  await expectDate(page, '15 01 2026');
});

test('the due date of an item without one takes a year of two digits', async ({ page }) => {
  await freezeClock(page);
  await openAs(page, demoVisit, '/backlog');
  const first = page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first();
  await first.click();
  const due = page.getByRole('group', { name: 'Due date' }).getByRole('spinbutton');
  await due.first().click();
  await page.keyboard.type('051226');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await due.allInnerTexts()).join(' ')).toBe('05 12 2026');
  await page.reload();
  await expect.poll(async () => (await due.allInnerTexts()).join(' ')).toBe('05 12 2026');
});
