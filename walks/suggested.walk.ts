import { expect, freezeClock, test } from './support.ts';

test('GS-1 what get started suggested follows the language of the page, what was typed stays', async ({ page }) => {
  const search = page.getByRole('combobox');
  await test.step('a project with a goal, and an item of one’s own', async () => {
    await freezeClock(page);
    await page.goto('/getstarted');
    await page.getByRole('textbox', { name: /^Project name/ }).fill('Lighthouse tours');
    for (let step = 1; step < 3; step += 1) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('checkbox', { name: /^Take payments/ }).press('Space');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Add your own' }).fill('Paint the boat');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Go to the backlog' }).click();
    await expect(page.getByRole('row', { name: /Choose a payment provider/ })).toBeVisible();
  });

  await test.step('in Turkish, chosen in the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill('Türkçe');
    await page.getByRole('option', { name: /Türkçe/ }).click();
    await expect(page.getByRole('row', { name: /Ödeme sağlayıcısı seçmek/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Paint the boat/ })).toBeVisible();
  });

  await test.step('SG-1 settings are found by name and say where they are; so is the demo', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill('demo');
    await expect(page.getByRole('option', { name: 'Demo ayarları' })).toBeVisible();
    await search.fill('ödeme sağ');
    await expect(page.getByRole('option', { name: /^Ödeme sağlayıcısı seçmek/ })).toBeVisible();
    await search.fill('hedefler');
    await page.getByRole('option', { name: /Hedefler.*Ayarlar · Proje/ }).click();
    await expect(page).toHaveURL('/settings?section=project');
    await expect(page.getByRole('textbox', { name: '1. hedef' })).toHaveValue('Ödeme almak');
    await expect(page.getByRole('button', { name: 'Kaydet' })).toHaveCount(0);
  });
});
