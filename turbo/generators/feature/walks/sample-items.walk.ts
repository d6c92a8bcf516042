import { expect, freezeClock, test } from './support.ts';

test('sample items are added, renamed, deleted and restored, and a reload keeps it all', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/sample-items');
  const rows = page.getByRole('grid', { name: 'Sample items' }).getByRole('row');
  const panel = page.getByRole('region', { name: 'Sample item', exact: true });
  await expect(rows).toHaveCount(12);

  await page.getByRole('button', { name: 'Add sample item' }).click();
  await page.getByRole('textbox', { name: 'New sample item' }).fill('Yankee');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toHaveText('Yankee');
  await page.keyboard.press('Escape');

  await rows.first().getByRole('link').click();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Zulu');
  await expect(panel.getByText('Saved')).toBeVisible();
  await expect(rows.first()).toHaveText('Zulu');

  await panel.getByRole('button', { name: 'Delete sample item' }).click();
  await expect(panel).toBeHidden();
  await expect(rows).toHaveCount(12);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toHaveText('Zulu');

  await page.reload();
  await expect(rows.first()).toHaveText('Zulu');
  await expect(rows).toHaveCount(13);
});
