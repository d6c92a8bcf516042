import type { BrowserContext, Page } from 'playwright/test';
import { disconnect, failedRequest, openNetwork } from './network.ts';
import { demoVisit, openAs } from './product.ts';
import { expect, test } from './support.ts';

test.use({ expectedProblems: [failedRequest] });

const waiting = (page: Page) => page.getByText(/^No connection\. \d+ changes? will be sent when it’s back\.$/);

async function openTwice(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await openNetwork(context);
  await openAs(page, demoVisit, address);
  const other = await context.newPage();
  await openAs(other, demoVisit, address);
  return other;
}

test('a backlog item that two tabs change, one without a connection, has both changes', async ({ context, page }) => {
  const other = await openTwice(context, page, '/backlog/item-04');
  const descriptionOf = (one: Page) => one.getByRole('textbox', { name: 'Description' });
  await expect(descriptionOf(page)).toBeVisible();
  await expect(descriptionOf(other)).toBeVisible();
  const connect = await disconnect(page);
  const labels = page.getByRole('combobox', { name: 'Labels' });
  await labels.fill('Written at sea');
  await labels.press('Enter');
  await expect(waiting(page)).toBeVisible();
  await descriptionOf(other).fill('Written on land');
  const ashore = other.getByRole('combobox', { name: 'Labels' });
  await ashore.fill('Harbour');
  await ashore.press('Enter');
  await expect(other.getByRole('button', { name: 'Remove Harbour' })).toBeVisible();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await connect();
  await expect(waiting(page)).toBeHidden();
  for (const one of [page, other]) {
    await expect(descriptionOf(one)).toHaveValue('Written on land');
    await expect(one.getByRole('button', { name: 'Remove Written at sea' })).toBeVisible();
    await expect(one.getByRole('button', { name: 'Remove Harbour' })).toBeVisible();
  }
  await page.reload();
  await expect(descriptionOf(page)).toHaveValue('Written on land');
  await expect(page.getByRole('button', { name: 'Remove Written at sea' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Harbour' })).toBeVisible();
});

test('people of a project that two tabs change, one without a connection, are as both said', async ({
  context,
  page,
}) => {
  const other = await openTwice(context, page, '/settings?section=people');
  const invite = async (one: Page, email: string) => {
    await one.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await one.keyboard.press('Enter');
  };
  const rowOf = (one: Page, email: string) =>
    one.getByRole('list', { name: 'People in the project' }).getByRole('listitem').filter({ hasText: email });
  await expect(rowOf(other, 'deniz@harbour.example')).toBeVisible();
  await invite(page, 'first@harbour.example');
  await expect(rowOf(other, 'first@harbour.example')).toContainText('Invited');
  await other.reload();
  await expect(rowOf(other, 'first@harbour.example')).toContainText('Invited');

  const connect = await disconnect(page);
  await invite(page, 'sea@harbour.example');
  await rowOf(page, 'first@harbour.example')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(waiting(page)).toBeVisible();
  await invite(other, 'land@harbour.example');
  await expect(rowOf(other, 'land@harbour.example')).toContainText('Invited');

  await connect();
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  for (const one of [page, other]) {
    await expect(rowOf(one, 'sea@harbour.example')).toContainText('Invited');
    await expect(rowOf(one, 'land@harbour.example')).toContainText('Invited');
    await expect(rowOf(one, 'first@harbour.example')).toHaveCount(0);
  }
});
