import { expect, freezeClock, prerendered, test } from './support.ts';

test.describe('home', () => {
  test('HO-1 a link to a part of the page takes the focus to its heading, also before it is hydrated', async ({
    page,
  }) => {
    await freezeClock(page);
    await page.goto('/home');
    await page.getByRole('link', { name: 'How it works' }).press('Enter');
    await expect(page.locator(prerendered)).toHaveCount(0);
    const how = page.getByRole('heading', { name: 'How it works' });
    await expect(how).toBeFocused();
    await expect(how).toBeInViewport();
    await page.getByRole('link', { name: 'Pricing' }).press('Enter');
    const pricing = page.getByRole('heading', { name: 'A price on everything, tax included' });
    await expect(pricing).toBeFocused();
    await expect(pricing).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See all prices' })).toBeFocused();
  });

  test('HO-1 its steps are about one selection: what is planned is what is paid', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/home');
    const hero = page.locator('section').first();
    await expect(hero).toContainText('$7,700');
    await expect(page.getByRole('list').filter({ hasText: 'Check out' })).toContainText('Pay US$7,700');
  });
});
