import type { Page } from 'playwright/test';
import { demoVisit, openAs } from './product.ts';
import { expect, test } from './support.ts';

const screens = ['/home', '/getstarted', '/marketplace', '/backlog', '/settings', '/help', '/pages/error/404'];

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Opens the search by its key, as somebody does who presses it again where the page was not running yet. */
async function openSearch(page: Page) {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox', { name: 'Search' })).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

async function search(page: Page, text: string) {
  await openSearch(page);
  await page.keyboard.type(text);
  return palette(page);
}

for (const address of screens) {
  test(`the letters g and t lead from ${address} to the tasks`, async ({ page }) => {
    await openAs(page, demoVisit, address);
    // Keys are answered by the running page, which says in which direction it is read.
    await expect(page.locator('html[dir]')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await expect(page).toHaveURL(/\/apps\/tasks$/, { timeout: 1_000 });
    }).toPass();
  });
}

test('the first key on home opens the search, whose scripts it fetches', async ({ page }) => {
  await openAs(page, demoVisit, '/home');
  await openSearch(page);
  await expect(palette(page)).toBeVisible();
});

test('the menu beside the tasks leads to the product, to settings and to help, and the person back', async ({
  page,
}) => {
  await openAs(page, demoVisit, '/apps/tasks');
  for (const [name, address] of [
    ['Marketplace', '/marketplace'],
    ['Backlog', '/backlog'],
    ['Settings', '/settings'],
    ['Help', '/help'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByRole('button', { name: /your account/i }).click();
    await page.getByRole('menuitem', { name: 'Apps' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Tasks' }).click();
    await expect(page).toHaveURL(/\/apps\/tasks$/);
  }
});

test('the search finds pages, settings, answers, backlog items and requirements', async ({ page }) => {
  await openAs(page, demoVisit, '/apps/tasks');
  for (const [text, option, address] of [
    ['marketpl', /^Marketplace/, /\/marketplace$/],
    ['keyboard', /^Keyboard ?Settings$/, /section=keyboard$/],
    ['refund', /Can I cancel and get a ?refund/, /\/help#payment-refund$/],
    ['legal pages', /^Legal pages/, /\/marketplace\/QD-004$/],
  ] as const) {
    const found = await search(page, text);
    await found.getByRole('option', { name: option }).first().click();
    await expect(page).toHaveURL(address);
  }
  await page.goto('/backlog');
  const title = await page.getByRole('row').nth(3).getByRole('link').first().innerText();
  expect(title).not.toBe('');
  const found = await search(page, title);
  await found.getByRole('option', { name: title }).first().click();
  await expect(page).toHaveURL(/\/backlog\/.+/);
});

test.describe('an address that nobody knows', () => {
  test.use({ expectedProblems: [/404 \(Not Found\)/] });
  test('is answered with the one that it nearly is', async ({ page }) => {
    await openAs(page, demoVisit, '/marketplaces');
    await page.getByRole('link', { name: /^Marketplace/ }).click();
    await expect(page).toHaveURL(/\/marketplace$/);
  });
});

test('the demo answers as its settings say, until the page is loaded anew', async ({ page }) => {
  await openAs(page, demoVisit, '/settings?section=demo');
  await page.getByRole('button', { name: /Responses/ }).click();
  await page.getByRole('option', { name: '10,000 records' }).click();
  await page
    .getByRole('link', { name: /^Backlog/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/backlog$/);
  // The settings have the number, too: it counts only on the page that was asked for.
  const list = page.getByRole('grid', { name: 'Backlog items' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/10,000/).first()).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/10,000/)).toHaveCount(0);
});

test('every way from the marketplace to the backlog asks what becomes of the selection', async ({ page }) => {
  await openAs(page, { ...demoVisit, projectRequirements: [{ id: 'QD-002', price: 0 }] }, '/marketplace');
  const question = page.getByRole('dialog', { name: 'Leave the Marketplace?' });
  for (const option of [/^Backlog/, /^Go to the backlog/]) {
    const found = await search(page, 'backlog');
    await found.getByRole('option', { name: option }).first().click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Navigation', exact: true }).click();
  await page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Backlog' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard selected requirements' }).click();
  await expect(page).toHaveURL(/\/backlog$/);
});
