import { demoVisit, openAs } from './product.ts';
import { expect, test } from './support.ts';

test('the demo of 10,000 records fills the visitor’s own backlog, and writes to it', async ({ page }) => {
  await openAs(page, {}, '/getstarted');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Harbour shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Go to (the )?backlog/ }).click();
  const own = page.getByRole('grid', { name: 'Backlog' }).getByRole('link').first();
  const title = await own.textContent();
  await page.goto('/settings?section=demo');
  await page.getByRole('button', { name: /Responses/ }).click();
  await page.getByRole('option', { name: '10,000 records' }).click();
  await page
    .getByRole('link', { name: /^Backlog/ })
    .first()
    .click();
  await expect(page.getByText(/^10,000 items,/)).toBeVisible();
  await expect(own).toHaveText(title ?? '');
  await page.getByRole('checkbox', { name: `Mark ${title} as done` }).check();
  await expect(page.getByRole('checkbox', { name: `Mark ${title} as done` }).first()).toBeChecked();
});

test('at 1024 px the board shows all four lanes', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openAs(page, demoVisit, '/backlog?view=board');
  const done = page.getByRole('region', { name: 'Done' });
  await expect(done).toBeInViewport({ ratio: 1 });
});

test('the field of comments stays in sight for whoever writes one after the other', async ({ page }) => {
  await openAs(page, demoVisit, '/backlog/item-04');
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  for (const text of ['First of all', 'Second thought', 'Third time', 'Fourth wall']) {
    await field.fill(text);
    await field.press('Control+Enter');
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
});

test('on a phone the arrow of the labels stays in the field, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openAs(page, demoVisit, '/backlog/item-04');
  const labels = page.getByRole('combobox', { name: 'Labels' });
  const arrow = page.getByRole('button', { name: /Labels$/ });
  for (const name of ['Guests from the north', 'Harbour']) {
    await labels.fill(name);
    await labels.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await labels.press('Tab');
  const [field, box] = await Promise.all([labels.locator('..').boundingBox(), arrow.boundingBox()]);
  if (field === null || box === null) throw new Error('The field has no box');
  const middle = box.y + box.height / 2;
  expect(Math.abs(middle - (field.y + field.height / 2))).toBeLessThan(2);
});
