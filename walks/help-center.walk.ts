import { openNetwork } from './network.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expect, freezeClock, test } from './support.ts';

/** HC-1, HC-3 */
test('help is searched with a typo, read, and asked for without a pointer', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center');
  const field = page.getByRole('searchbox', { name: 'Search guides and answers' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('exprot and import');
  const result = page.getByRole('link', { name: 'Export and import' }).last();
  await expect(page.getByRole('region', { name: /results?$/ })).toBeVisible();
  await expect(result).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Export and import' })).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Copy backlog.csv' }), 'Enter');
  await pressOn(page, page.getByRole('button', { name: 'No', exact: true }), 'Enter');
  await expect(page.getByRole('textbox', { name: /What was missing/ })).toBeFocused();
  await page.keyboard.type('Which encoding?');
  await pressOn(page, page.getByRole('button', { name: 'Send' }), 'Enter');
  await expect(page.getByText('Thank you for your feedback.')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Next End a project' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'End a project' })).toBeVisible();

  await page.goto('/apps/help-center/faqs');
  const question = page.getByRole('button', { name: 'How do I delete my account?' });
  await pressOn(page, question, 'Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();

  await page.goto('/apps/help-center/support?subject=Two%20receipts');
  await tabTo(page, page.getByRole('textbox', { name: 'Subject' }));
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('elif@harbour.example');
  await typeInto(page, page.getByRole('textbox', { name: 'Message' }), 'Our bank shows one payment.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Our bank shows one payment.');
  await pressOn(page, page.getByRole('button', { name: 'Send message' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeFocused();
  await page.getByRole('link', { name: 'Help center' }).first().click();
  await page.getByRole('main').locator('a[href="/apps/help-center/support"]').first().click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
});

test('a link to one question opens it', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center/faqs#faq-delete-account');
  const question = page.getByRole('button', { name: 'How do I delete my account?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('a search leaves alone what else the address says', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center?layout=centered');
  await page.getByRole('searchbox', { name: 'Search guides and answers' }).fill('export');
  await expect(page).toHaveURL('/apps/help-center?layout=centered&search=export');
  await page.getByRole('searchbox', { name: 'Search guides and answers' }).fill('');
  await expect(page).toHaveURL('/apps/help-center?layout=centered');
});

test('the contents mark what somebody has gone to, also at the end of the page', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center/faqs#faq-delete-account');
  const groups = page.getByRole('navigation', { name: 'Groups' });
  const current = groups.locator('[aria-current]');
  await expect(current).toHaveText(/^Support/);

  await pressOn(page, groups.getByRole('link', { name: /^Payments/ }), 'Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'How can I pay?' })).toBeFocused();
  await expect(current).toHaveText(/^Payments/);
  await page.keyboard.press('Control+Home');
  await expect(current).toHaveText(/^Most asked/);
  await page.keyboard.press('Control+End');
  await expect(current).toHaveText(/^Support/);

  await page.goto('/apps/help-center/guides/projects/export-and-import#section-columns');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveText('Columns');
  await pressOn(page, contents.getByRole('link', { name: 'An example file' }), 'Enter');
  await page.keyboard.press('Tab');
  await expect(contents.locator('[aria-current]')).toHaveText('An example file');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/apps/help-center/guides/projects/export-and-import?#section-columns');
  await expect(page.getByRole('button', { name: /^Columns/ })).toBeVisible();
});

test('on a phone the bar names the help center', async ({ page }) => {
  await freezeClock(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/apps/help-center');
  await expect(page.getByRole('banner').getByText('Help center', { exact: true })).toBeVisible();
});

test('a pasted message that is too long stays whole and is told', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center/support');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await page.keyboard.insertText('m'.repeat(10_250));
  await expect(message).toHaveAccessibleDescription(/250 characters over the limit of 10,000\./);
  await page.reload();
  await expect(message).toHaveValue('m'.repeat(10_250));
  await expect(message).toHaveAccessibleDescription(/250 characters over the limit of 10,000\./);
});

test.describe('a request whose answer got lost', () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('is no second request when it is sent again', async ({ context, page }) => {
    const call = 'POST api/apps/help-center/support';
    const network = await openNetwork(context);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/support'))
        keys.push(request.headers()['idempotency-key']);
    });
    await freezeClock(page);
    await page.goto('/apps/help-center/support');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Two receipts');
    await page.getByRole('textbox', { name: 'Message' }).fill('Our bank shows one payment.');
    network.breakDown(call, 'no connection');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    network.breakDown(call);
    await page.getByRole('button', { name: /Send message|Try again/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/./);
    expect(keys[1]).toBe(keys[0]);
  });
});
