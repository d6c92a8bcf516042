import { layoutNames } from '@quarterdeck/contract';
import { openTasks } from './tasks.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('modern has the links and the cart of the site, and its name and year below (LY-4)', async ({ page }) => {
  await openTasks(page, '/apps/tasks?layout=modern');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/help');
  await expect(header.getByRole('link', { name: 'About Us', exact: true })).toHaveAttribute('href', '/home');
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/marketplace');
  await page.goto('/apps/help-center?layout=modern');
  await expect(page.getByRole('contentinfo')).toHaveText('2016 - 2026 Quarterdeck');
});

test('help center and settings stay in sight below the menu of classy', async ({ page }) => {
  await openTasks(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Help center' })).toBeInViewport();
  await navigation.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('another layout, theme, scheme or language leaves what is being typed as it is', async ({ page }) => {
  await page.goto('/apps/help-center/support');
  const draft = page.getByRole('textbox', { name: 'Message' });
  await draft.fill('Half a thought');
  // Its name changes with the language, and a panel over the page hides it from roles; made anew it would lose the mark.
  await draft.evaluate((field) => field.setAttribute('data-walk', ''));
  const isKept = () => expect(page.locator('[data-walk]')).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  const choose = (name: string | RegExp) =>
    panel
      .getByRole('radiogroup', { name: /Theme|Layout/ })
      .getByRole('radio', { name })
      .locator('xpath=ancestor::label')
      .click();
  await choose('Rose');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme-rose');
  await isKept();
  for (const layout of layoutNames) {
    await choose(new RegExp(`^${layout}`, 'i'));
    await expect(
      panel.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name: new RegExp(`^${layout}`, 'i') }),
    ).toBeChecked();
    await isKept();
  }
  await choose(/^Classy/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Use dark scheme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await isKept();
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await isKept();
});

test('who has chosen the empty layout finds the way back to the others (LY-2)', async ({ page }) => {
  await openTasks(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.getByRole('radio', { name: 'Empty' }).locator('xpath=ancestor::label').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').or(page.getByRole('navigation'))).toHaveCount(0);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await panel
    .getByRole('radio', { name: /^Classy/ })
    .locator('xpath=ancestor::label')
    .click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
});
