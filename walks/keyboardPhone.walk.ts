import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { keepVisit } from './product.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 375, height: 812 }, locale: 'tr-TR', colorScheme: 'dark' });
test.describe.configure({ timeout: 120_000 });

/** PY-5, on a phone, in Turkish, in dark, without a pointer. */
test('somebody with a keyboard comes from the first visit to a receipt', async ({ page }) => {
  await keepVisit(page, {});
  await page.evaluate(() => localStorage.setItem('qd:preferences', JSON.stringify({ language: 'tr', scheme: 'dark' })));
  const button = (name: RegExp) => page.getByRole('button', { name });
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const goOn = button(/^Devam/);

  await test.step('a project', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await pressOn(page, page.getByRole('link', { name: /^Proje başlat/ }), 'Enter');
    await expect(page).toHaveURL('/getstarted');
    await typeInto(page, field(/^Proje(nin)? adı/), 'Fener turları');
    await tabTo(page, page.getByRole('radio'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await pressOn(page, goOn, 'Enter');
    await tabTo(page, field(/^E-posta/));
    await page.keyboard.type('deniz@harbour.example');
    await page.keyboard.press('Enter');
    await expect(button(/deniz@harbour\.example/)).toBeVisible();
    await pressOn(page, goOn, 'Enter');
    await pressOn(page, page.getByRole('checkbox'), 'Space');
    await expect(page.getByRole('checkbox', { checked: true })).toBeFocused();
    await pressOn(page, goOn, 'Enter');
    await pressOn(page, button(/^Pazara/), 'Enter');
  });

  await test.step('a requirement, the dearest first', async () => {
    await expect(page).toHaveURL('/marketplace');
    await pressOn(page, button(/^Sıralama|Önerilen/), 'Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    // Price, high to low: the fourth.
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/sort=-price/);
    // The cards change a moment after the address.
    await expect(page.getByRole('article').first()).toContainText('QD-045');
    const add = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Ekle|ekle/i });
    await pressOn(page, add, 'Space');
    await expect(page.getByRole('article').getByRole('button', { pressed: true })).toBeFocused();
    await pressOn(page, button(/^Seferin|boyut/i), 'Enter');
    await expect(page.getByRole('list', { name: 'Seçili gereksinimler' })).toBeVisible();
    await pressOn(page, button(/^Satın al/), 'Enter');
  });

  await test.step('a bill and a card', async () => {
    await expect(page).toHaveURL('/payment');
    await tabTo(page, page.getByRole('combobox', { name: 'Ülke' }));
    await page.keyboard.type('turki');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Ülke' })).toHaveValue('Türkiye');
    await typeInto(page, field(/^Adres/), 'Rıhtım Caddesi 12');
    await typeInto(page, field(/^Posta kodu/), '34425');
    await typeInto(page, field(/^Şehir/), 'İstanbul');
    await pressOn(page, goOn, 'Enter');
    await expect(field(/^Kart numarası/)).toBeFocused();
    await page.keyboard.type('4242424242424242');
    await tabTo(page, field(/^Son kullanma/));
    await page.keyboard.type('0429');
    await typeInto(page, field(/^Güvenlik kodu/), '123');
    await pressOn(page, button(/öde$/), 'Enter');
  });

  await test.step('a receipt', async () => {
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const receipt = page.getByRole('article', { name: /^Makbuz \d{4}-\d{4}/ });
    await expect(receipt).toContainText('Fener turları');
    await expect(receipt).toContainText(/34425 İstanbul\s*Türkiye/);
    await expect(receipt).toContainText('4242');
    await pressOn(page, page.getByRole('link', { name: /^İş listesine git/ }), 'Enter');
    await expect(page).toHaveURL(/\/backlog/);
  });
});
