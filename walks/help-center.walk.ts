import { expect, freezeClock, test } from './support.ts';

test('help is searched with a typo, read, and asked for', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center');
  await page.getByRole('searchbox', { name: 'Search guides and answers' }).fill('exprot and import');
  await page.getByRole('link', { name: 'Export and import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export and import' })).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/#section-import$/);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await page.getByRole('link', { name: 'Next End a project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'End a project' })).toBeVisible();

  await page.goto('/apps/help-center/support');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Two receipts');
  await page.getByRole('textbox', { name: 'Message' }).fill('Our bank shows one payment.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Our bank shows one payment.');
  await page.getByRole('textbox', { name: 'Email' }).fill('elif@harbour.example');
  await page.getByRole('textbox', { name: 'Name' }).fill('Elif Aydın');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
});

test('a link to one question opens it', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/help-center/faqs#faq-delete-account');
  const question = page.getByRole('button', { name: 'How do I delete my account?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});
