import { demoVisit, openAs } from './product.ts';
import { expect, test } from './support.ts';

for (const address of ['/apps/tasks', '/backlog']) {
  test(`a row that is carried on ${address} shows its whole title`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAs(page, demoVisit, address);
    const row = page.getByRole('row').nth(4);
    await row.hover();
    const handle = await row.locator('[data-drag-handle]').boundingBox();
    if (handle === null) throw new Error('The row has no handle in sight.');
    await page.mouse.move(handle.x + 6, handle.y + 6);
    await page.mouse.down();
    await page.mouse.move(handle.x + 20, handle.y + 100, { steps: 8 });
    const preview = page.locator('[data-drag-preview]');
    const title = preview.locator('a');
    await expect(title).toBeVisible();
    for (const part of [title, preview]) {
      const hiddenPx = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hiddenPx).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await page.mouse.up();
  });
}

test('a shortcut is carried to another place, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoVisit, '/apps/tasks');
  const open = async () => {
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByRole('button', { name: 'Enter edit mode' }).click();
  };
  const tiles = page.getByRole('grid', { name: 'Edit shortcuts' }).getByRole('row');
  const middleOf = async (place: number) => {
    const box = await tiles.nth(place).boundingBox();
    if (box === null) throw new Error('The shortcut is not in sight.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, end: box.x + box.width - 12 };
  };
  await open();
  await expect(tiles.first()).toContainText('Today’s tasks');
  const from = await middleOf(0);
  const to = await middleOf(2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
  await page.mouse.move(to.end, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(tiles.nth(2)).toContainText('Today’s tasks');
  await page.reload();
  await open();
  await expect(tiles.nth(2)).toContainText('Today’s tasks');
});
