import { readPageRoutes } from '../tools/pageRoutes.ts';
import { expect, test } from './support.ts';

// Read from the build, so that a site of other features walks through its own routes.
const addresses = (await readPageRoutes('apps/site/dist')).filter((route) => !route.includes(':'));

test('every address of the site shows its page', async ({ page }) => {
  expect(addresses.length).toBeGreaterThan(2);
  test.setTimeout(10_000 * addresses.length);
  for (const address of addresses) {
    await test.step(address, async () => {
      // Signing out loads its page anew when it is done, which may interrupt the way to the next address.
      await page.goto(address).catch((error: unknown) => {
        if (!/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
        return page.goto(address);
      });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
});
