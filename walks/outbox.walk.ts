import type { Page } from 'playwright/test';
import { disconnect, failedRequest, openNetwork } from './network.ts';
import { expect, test } from './support.ts';
import { checkOf, firstTask, listOf, openTasks, panelOf, rowOf, titlesOf } from './tasks.ts';

test.use({ expectedProblems: [failedRequest] });

const draftOf = (page: Page) => page.getByRole('textbox', { name: 'New task' });

/** Adds tasks one after another through the field on top. */
async function addTasks(page: Page, titles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add task' }).click();
  for (const title of titles) {
    await draftOf(page).fill(title);
    await page.keyboard.press('Enter');
    await expect(draftOf(page)).toHaveValue('');
  }
  await page.keyboard.press('Escape');
}

/** The titles of the `count` rows that a search finds, read row by row as somebody walks through the list. */
async function titlesWith(page: Page, text: string, count: number): Promise<string[]> {
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill(text);
  const rows = listOf(page).getByRole('row');
  // The search acts a moment after the last letter; until then the list is the whole one.
  await expect(listOf(page)).toHaveAttribute('aria-rowcount', String(count));
  await rows.first().focus();
  const focused = listOf(page).locator('[role="row"]:focus-within');
  const titles: string[] = [];
  for (let row = 1; row <= count; row += 1) {
    // The list may still be on its way to the row of the last key. Asked each frame: hundreds of rows are walked through.
    await page.waitForFunction(
      (index) => document.querySelector('[role="row"]:focus-within')?.getAttribute('aria-rowindex') === index,
      String(row),
    );
    titles.push(...(await focused.locator('a, [data-part="title"]').allInnerTexts()));
    await page.keyboard.press('ArrowDown');
  }
  return titles.filter((title) => title.startsWith(text)).toSorted();
}

test('what is written without a connection is counted, survives a reload, and goes out once and in order', async ({
  context,
  page,
}) => {
  const network = await openNetwork(context);
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.add(request.headers()['idempotency-key']);
  });
  await openTasks(page);
  const connect = await disconnect(page);
  await checkOf(page, firstTask).click();
  await addTasks(page, ['Written at sea', 'Written at sea, too']);
  await expect(rowOf(page, 'Written at sea, too')).toBeVisible();
  await expect(checkOf(page, firstTask)).toBeChecked();
  await expect(page.getByText('No connection. 3 changes will be sent when it’s back.')).toBeVisible();
  expect(network.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);

  await connect();
  await page.reload();
  await expect(checkOf(page, firstTask)).toBeChecked();
  await expect(page.getByText('No connection.')).toBeHidden();
  // The reload may have cut an attempt off: each task has one key all the same. What the server has of it by then stands
  // in the list twice until the attempt is answered.
  const added = async () => (await titlesOf(page)).filter((title) => title.startsWith('Written at sea'));
  await expect.poll(added).toEqual(['Written at sea, too', 'Written at sea']);
  await expect.poll(() => keys.size).toBe(2);
});

test('a tag that is made for a task without a connection is on it after a reload', async ({ context, page }) => {
  const network = await openNetwork(context);
  await openTasks(page, '/apps/tasks/task-03');
  const connect = await disconnect(page);
  await panelOf(page).getByRole('combobox', { name: 'Tags' }).fill('Sea trial');
  await page.getByRole('option', { name: 'Create “Sea trial”' }).click();
  await expect(page.getByText('No connection. 1 change will be sent when it’s back.')).toBeVisible();
  await page.reload();
  await connect();
  await expect(panelOf(page).getByRole('button', { name: 'Remove Sea trial' })).toBeVisible();
  const writes = network.calls.filter((call) => !call.startsWith('GET'));
  expect(writes).toEqual(['POST api/apps/tasks/tag', 'PATCH api/apps/tasks/task']);
});

test('what a closed tab could not send is sent by another one', async ({ context, page }) => {
  const network = await openNetwork(context);
  await openTasks(page);
  const other = await context.newPage();
  await openTasks(other);
  await disconnect(other);
  await checkOf(other, firstTask).click();
  await expect(other.getByText('No connection. 1 change will be sent when it’s back.')).toBeVisible();
  await other.close();
  await expect(checkOf(page, firstTask)).toBeChecked();
  await expect.poll(() => network.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('a task that is made without a connection can be opened, changed and deleted before it is sent', async ({
  context,
  page,
}) => {
  const network = await openNetwork(context);
  await openTasks(page);
  const connect = await disconnect(page);
  await addTasks(page, ['Kept', 'Given up']);
  await rowOf(page, 'Kept').getByRole('link').click();
  const title = page.getByRole('region', { name: 'Task', exact: true }).getByRole('textbox', { name: 'Title' });
  await title.fill('Kept and renamed');
  await expect(rowOf(page, 'Kept and renamed')).toBeVisible();
  await rowOf(page, 'Given up').focus();
  await page.keyboard.press('Delete');
  await expect(rowOf(page, 'Given up')).toBeHidden();
  await title.click();
  await page.keyboard.press('End');
  const address = page.url();
  await connect();
  await expect(page.getByText('No connection.')).toBeHidden();
  await expect.poll(() => network.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  // The task has another id by now; whoever types goes on in the same field.
  await expect(page).not.toHaveURL(address);
  await expect(title).toBeFocused();
  await page.keyboard.type(' twice');
  await expect(rowOf(page, 'Kept and renamed twice')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Kept and renamed twice');
  await expect(rowOf(page, 'Given up')).toBeHidden();
});

test('two tabs, 200 writes between them, one of them offline for a minute: nothing is lost or sent twice', async ({
  context,
  page,
}) => {
  // Two screens type at once, and one row after the other is walked through: on two busy cores that took over 180 s.
  test.setTimeout(480_000);
  const network = await openNetwork(context);
  const other = await context.newPage();
  await other.clock.install();
  await openTasks(page);
  await openTasks(other);
  const numbered = (name: string, from: number) =>
    Array.from({ length: 25 }, (_, index) => `Tab ${name} ${from + index}`);

  await Promise.all([addTasks(page, numbered('one', 10)), addTasks(other, numbered('two', 10))]);
  const connect = await disconnect(other);
  await Promise.all([
    addTasks(page, [...numbered('one', 35), ...numbered('one', 60)]),
    addTasks(other, [...numbered('two', 35), ...numbered('two', 60)]),
  ]);
  await other.clock.fastForward(60_000);
  await expect(other.getByText(/^No connection\. \d+ changes will be sent/)).toBeVisible();
  await connect();
  await Promise.all([addTasks(page, numbered('one', 85)), addTasks(other, numbered('two', 85))]);
  await expect(other.getByText('No connection.')).toBeHidden();
  // They go out one after the other; how long that takes is the machine's affair.
  await expect
    .poll(() => network.calls.filter((call) => call === 'POST api/apps/tasks/task'), { timeout: 60_000 })
    .toHaveLength(200);

  const wanted = ['one', 'two'].flatMap((name) => [10, 35, 60, 85].flatMap((from) => numbered(name, from))).toSorted();
  // A task of the seeds is about a "printable invoice".
  expect(await titlesWith(page, 'Tab ', wanted.length + 1)).toEqual(wanted);
  expect(await titlesWith(other, 'Tab ', wanted.length + 1)).toEqual(wanted);
});
