import type { Page } from 'playwright/test';
import { demoVisit, keepVisit } from './product.ts';
import { openSignedIn } from './signIn.ts';
import { expect, test } from './support.ts';

/** Runs in the page. @returns how light a colour of the page is, from 0 (black) to 255. */
function lightnessOf(property: string): number {
  const element = property === 'color' ? document.querySelector('main dt, main small') : document.body;
  const color = getComputedStyle(element ?? document.body).getPropertyValue(property);
  const channels = color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);
  return Math.max(...(channels ?? []));
}

/** Runs in the page. @returns the colours that the main part and all that it lies in have as their ground. */
function groundsOf(): string[] {
  const grounds: string[] = [];
  for (let box = document.querySelector('main'); box; box = box.parentElement)
    grounds.push(getComputedStyle(box).backgroundColor);
  return grounds;
}

test('a quote is printed dark on light, also by who reads in the dark', async ({ page }) => {
  await keepVisit(page, { ...demoVisit, goMarketplace: true, projectRequirements: [{ id: 'QD-001', price: 380 }] });
  await page.evaluate(() => localStorage.setItem('qd:preferences', JSON.stringify({ scheme: 'dark' })));
  await page.goto('/marketplace/quote');
  await expect(page.getByRole('article')).toContainText('Onboarding checklist');
  expect(await page.evaluate(lightnessOf, 'background-color')).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(lightnessOf, 'color')).toBeLessThan(120);
  // Where the page does not fill its last sheet, the paper is seen.
  const paper = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
  expect((await page.evaluate(groundsOf)).filter((ground) => !paper.includes(ground))).toEqual([]);
});

/** Pages of an A4 document that the browser wrote, whatever paper it would take by itself. */
async function pagesOnA4(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map(Number).map(Math.round),
  );
  expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']));
  return sizes.length;
}

for (const design of ['compact', 'modern'] as const) {
  test(`PG-3 invoices are printed on A4, each ${design} one on as many pages as its lines take`, async ({ page }) => {
    await openSignedIn(page, '/pages/pricing/simple');
    const counts: number[] = [];
    for (const [id, rows] of [
      ['invoice-03', 3],
      ['invoice-01', 40],
      ['invoice-02', 200],
    ] as const) {
      await page.goto(`/pages/invoice/printable/${design}?id=${id}`);
      const lines = page.getByRole('table', { name: 'Services' });
      await expect(lines.getByRole('row')).toHaveCount(rows + 1);
      counts.push(await pagesOnA4(page));
      // Browsers repeat such a head on each page.
      expect(await lines.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
        'table-header-group',
      );
    }
    const [few = 0, some = 0, many = 0] = counts;
    expect(few).toBe(1);
    expect(some).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(some);
  });
}
