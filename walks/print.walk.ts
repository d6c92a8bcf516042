import { demoVisit, keepVisit } from './product.ts';
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

test('a quote is printed dark on light, also by who reads in the dark', async ({ page }) => {
  await keepVisit(page, { ...demoVisit, goMarketplace: true, projectRequirements: [{ id: 'QD-001', price: 380 }] });
  await page.evaluate(() => localStorage.setItem('qd:preferences', JSON.stringify({ scheme: 'dark' })));
  await page.goto('/marketplace/quote');
  await expect(page.getByRole('article')).toContainText('Onboarding checklist');
  expect(await page.evaluate(lightnessOf, 'background-color')).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(lightnessOf, 'background-color')).toBeGreaterThan(220);
  expect(await page.evaluate(lightnessOf, 'color')).toBeLessThan(120);
});
