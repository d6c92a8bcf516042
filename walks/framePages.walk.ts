import { frameVariants } from '@quarterdeck/contract/entities/authentication';
import { failedRequest } from './network.ts';
import { expect, freezeClock, test } from './support.ts';

// The browser notes every page that answers 404.
test.use({ expectedProblems: [failedRequest] });

test('PG-2 an unknown address keeps its place, offers near matches, and its search leads on by keys alone', async ({
  page,
}) => {
  await page.goto('/apps/taks');
  await expect(page.getByText('/apps/taks', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Near matches' }).getByRole('link').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/apps/taks');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Quarterdeck, start page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Language/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search pages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/tasks');
});

test('the language changes in place by keys alone', async ({ page }) => {
  await page.goto('/pages/error/404');
  const language = page.getByRole('button', { name: /English/ });
  await expect(page.locator('html[dir]')).toBeAttached();
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfa haritada yok');
  await expect(page).toHaveURL('/pages/error/404');
});

test('PG-2 the id of a failure is copied by keys alone, and selected where the browser refuses', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/pages/error/500');
  const id = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(id);
});

test('Try again leads from the failure page back to the page that led there', async ({ page }) => {
  await page.goto('/pages/error/404');
  await page.evaluate(() => location.assign('/pages/error/500'));
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages/error/404');
});

test.describe('maintenance', () => {
  test('PG-2 says when the site is back, in the reader’s language', async ({ page }) => {
    await freezeClock(page);
    await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"language": "tr"}'));
    await page.goto('/pages/maintenance?from=2026-01-15T09:00Z&until=2026-01-15T10:12Z');
    await expect(page.getByRole('timer')).toHaveText('42 dakika kaldı');
    await expect(page.getByRole('meter')).toBeVisible();
    await expect(page).toHaveTitle('Bakım · Quarterdeck');
  });

  test('is loaded anew once, when its time is over', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-15T09:30:00Z') });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/pages/maintenance?until=2026-01-15T09:32:00Z');
    await expect(page.getByRole('timer')).toHaveText(/minutes? left$/);
    await page.clock.fastForward('03:00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back any moment');
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.clock.fastForward('10:00');
    expect(loads).toBe(2);
  });

  test('makes nothing of times that are none', async ({ page }) => {
    await page.goto('/pages/maintenance?from=%3Cb%3E&until=tomorrow');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
});

test.describe('what is to come', () => {
  for (const variant of frameVariants) {
    test(`PG-2 counts down and takes an address in the frame ${variant}`, async ({ page }) => {
      await freezeClock(page);
      await page.goto(`/pages/coming-soon/${variant}?until=2026-01-17T10:30Z`);
      await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/2\s*days/);
      await page.getByRole('textbox', { name: 'Email' }).fill('elif@harbour.example');
      await page.getByRole('textbox', { name: 'Email' }).press('Enter');
      await expect(page.getByText('You’re on the list')).toBeVisible();
    });
  }

  test('PG-2 says that the day has come, also to whoever waits for it, and leads on', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/pages/coming-soon/classic?until=2026-01-15T09:31Z');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.setFixedTime('2026-01-15T09:31:01Z');
    await expect(page.getByRole('heading', { level: 1, name: 'We’re open' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to Quarterdeck' })).toHaveAttribute('href', '/');
  });
});
