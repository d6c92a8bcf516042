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
