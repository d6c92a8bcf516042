import type { Locator, Page } from 'playwright/test';
import { isCall } from '../tools/serverStandIn.ts';
import { demoVisit, openAs } from './product.ts';
import { expect, test } from './support.ts';

/** Opens the form of the bill in the payments' test mode. */
async function openCountry(page: Page): Promise<Locator> {
  await page.route(
    (url) => !isCall(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace('</head>', '<meta name="quarterdeck-payments" content="test" /></head>'),
      });
    },
  );
  await openAs(page, { ...demoVisit, projectRequirements: [{ id: 'QD-015', price: 980 }] }, '/payment');
  const country = page.getByRole('combobox', { name: /^(Country|Ülke)/ });
  const goOn = page.getByRole('button', { name: /^(Continue|Devam et)$/ });
  await expect(country.or(goOn).first()).toBeVisible();
  if ((await country.count()) === 0) {
    const contact = page.getByRole('region', { name: /^(Contact|İletişim)/ });
    await contact.getByRole('textbox', { name: /^(Name|Ad)/ }).fill('Elif Aydın');
    await contact.getByRole('textbox', { name: /^(Email|E-posta)/ }).fill('elif@harbour.example');
    await goOn.click();
  }
  await country.focus();
  return country;
}

for (const { locale, typed, other, otherName } of [
  { locale: 'en-GB', typed: 'tur', other: 'norw', otherName: 'Norway' },
  { locale: 'tr-TR', typed: 'tür', other: 'norv', otherName: 'Norveç' },
]) {
  test.describe(`a country typed in ${locale}`, () => {
    test.use({ locale });

    test('is the first that begins so, by Enter and by leaving the field', async ({ page }) => {
      const country = await openCountry(page);
      await page.keyboard.type(typed);
      await expect(page.getByRole('option').first()).toHaveText('Türkiye');
      await page.keyboard.press('Enter');
      await expect(country).toHaveValue('Türkiye');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(other);
      await expect(country).toHaveValue(other);
      await page.keyboard.press('Tab');
      await expect(country).toHaveValue(otherName);
      await page.reload();
      await expect(country).toHaveValue(otherName);
    });
  });
}
