import type { Page } from 'playwright/test';
import { expect, test } from './support.ts';
import { openTasks } from './tasks.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Search(\.\.\.|$)/ });
const task = (page: Page) => page.getByRole('option', { name: /^Send Marta/ });

test.describe('search of the header (SE-1 to SE-3)', () => {
  test('the bar of a layout with an icon is used by keyboard alone', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=modern');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search...');

    await page.keyboard.type('m');
    await expect(page.getByText('Type 2 or more characters').first()).toBeVisible();
    await page.keyboard.type('arta');
    await expect(page.getByText(/^\d+ results? in \d+ groups?$/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(task(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('submarine');
    await expect(page.getByText('No results found!').first()).toBeVisible();
    await field(page).fill('send marta');
    await expect(task(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/tasks\/task-01/);
  });

  test('the field of a layout with room for one answers in place, by keyboard alone', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=classic');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('send marta');
    await expect(task(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('send marta');
    await expect(task(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/tasks\/task-01/);
  });

  test('the sign leads to it where the screen has no search of its own', async ({ page }) => {
    await page.goto('/settings?layout=classic');
    await expect(opener(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('what is typed before the search is there waits for it, and means nothing to the page', async ({ page }) => {
  const release = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/CommandSearch-[\w-]+\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await openTasks(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('calendar');
  release.resolve(undefined);
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toHaveValue('calendar');
  await field.press('End');
  await page.keyboard.type(' grid');
  await expect(field).toHaveValue('calendar grid');
  await expect(page).toHaveURL(/\/apps\/tasks$/);
});

test('an endless word is searched for by its beginning', async ({ page }) => {
  await openTasks(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('w'.repeat(10_000));
  await expect(dialog.getByText('No results found!')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveValue('w'.repeat(100));
});
