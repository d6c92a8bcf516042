import type { BrowserContext, Page } from 'playwright/test';
import { disconnect, failedRequest, openNetwork } from './network.ts';
import { expect, test } from './support.ts';

test.use({ expectedProblems: [failedRequest] });

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('article');
const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Note', exact: true });
const fieldOf = (page: Page, name: string) => editorOf(page).getByRole('textbox', { name });
const waiting = (page: Page) => page.getByText('No connection. 1 change will be sent when it’s back.');

/** Makes a note with one entry, and opens it in two pages. */
async function openTwice(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto('/apps/notes');
  await expect(cardsOf(page).first()).toBeVisible();
  await page.keyboard.press('c');
  await fieldOf(page, 'Title').fill('Zulu');
  await fieldOf(page, 'Text').fill('Old text');
  await editorOf(page).getByRole('button', { name: 'Add a checklist' }).click();
  await fieldOf(page, 'Add an entry').fill('One');
  await page.keyboard.press('Enter');
  await expect(editorOf(page).getByText('0 of 1 done')).toBeVisible();
  await expect(editorOf(page).getByText('Saved', { exact: true })).toBeVisible();
  await editorOf(page).getByRole('button', { name: 'Close' }).click();
  await cardsOf(page).filter({ hasText: 'Zulu' }).getByRole('link').click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(fieldOf(other, 'Text')).toHaveValue('Old text');
  return other;
}

test('what another tab writes in a note while this one has no connection stays in it', async ({ context, page }) => {
  await openNetwork(context);
  const other = await openTwice(context, page);
  const connect = await disconnect(page);
  await editorOf(page).getByRole('checkbox', { name: 'One' }).press('Space');
  await expect(waiting(page)).toBeVisible();
  await fieldOf(other, 'Text').fill('New text');
  await fieldOf(other, 'Add an entry').fill('Two');
  await other.keyboard.press('Enter');
  await expect(editorOf(other).getByText('0 of 2 done')).toBeVisible();
  await expect(editorOf(other).getByText('Saved', { exact: true })).toBeVisible();

  await connect();
  for (const one of [page, other]) {
    await expect(editorOf(one).getByText('1 of 2 done')).toBeVisible();
    await expect(fieldOf(one, 'Text')).toHaveValue('New text');
  }
  await page.reload();
  await expect(editorOf(page).getByText('1 of 2 done')).toBeVisible();
  await expect(fieldOf(page, 'Text')).toHaveValue('New text');
});

const choiceOf = (page: Page) =>
  editorOf(page).getByRole('alert').filter({ hasText: 'This text was changed elsewhere' });

/** Opens a note in two pages; the first has no connection any more, and types into its text. */
async function typeAlone(context: BrowserContext, page: Page, text: string) {
  await openNetwork(context);
  const other = await openTwice(context, page);
  const connect = await disconnect(page);
  await fieldOf(page, 'Text').fill(text);
  await expect(waiting(page)).toBeVisible();
  return { other, connect };
}

test('a text that two pages change, one of them without a connection, is lost in neither', async ({
  context,
  page,
}) => {
  const { other, connect } = await typeAlone(context, page, 'Mine');
  await fieldOf(other, 'Text').fill('Theirs');
  await expect(editorOf(other).getByText('Saved', { exact: true })).toBeVisible();

  await connect();
  const choice = choiceOf(page);
  await expect(choice).toContainText('Theirs');
  await expect(fieldOf(page, 'Text')).toHaveValue('Mine');
  // Who types on has not chosen yet.
  await fieldOf(page, 'Text').press('End');
  await fieldOf(page, 'Text').pressSequentially(', longer');
  await expect(editorOf(page).getByText('Not saved')).toBeVisible();
  await expect(choice).toContainText('Theirs');
  await expect(fieldOf(other, 'Text')).toHaveValue('Theirs');
  // The choice is there for who comes back later, also while the other page has the note open.
  await page.reload();
  await expect(fieldOf(page, 'Text')).toHaveValue('Mine, longer');
  await choice.getByRole('button', { name: 'Use theirs' }).click();
  await expect(fieldOf(page, 'Text')).toHaveValue('Theirs');
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(choice).toHaveCount(0);
  await expect(fieldOf(other, 'Text')).toHaveValue('Mine, longer');
  await page.reload();
  await expect(fieldOf(page, 'Text')).toHaveValue('Mine, longer');
  await expect(choice).toHaveCount(0);
});

test('two pages that type into one text at a time: the one that ends later asks', async ({ context, page }) => {
  await openNetwork(context);
  const other = await openTwice(context, page);
  await fieldOf(page, 'Text').press('End');
  const typing = fieldOf(page, 'Text').pressSequentially(' and what I think of it', { delay: 150 });
  await fieldOf(other, 'Text').fill('Theirs');
  await expect(editorOf(other).getByText('Saved', { exact: true })).toBeVisible();
  await typing;
  await expect(choiceOf(page)).toContainText('Theirs');
  await expect(editorOf(page).getByText('Not saved')).toBeVisible();
  await expect(fieldOf(other, 'Text')).toHaveValue('Theirs');
  await choiceOf(page).getByRole('button', { name: 'Keep mine' }).click();
  for (const one of [page, other]) await expect(fieldOf(one, 'Text')).toHaveValue('Old text and what I think of it');
});

for (const [how, isAlone] of [
  ['without a connection', true],
  ['while somebody types', false],
] as const) {
  test(`a note that is deleted elsewhere ${how} is offered as a new one, with all that it had`, async ({
    context,
    page,
  }) => {
    const { other, connect } = await typeAlone(context, page, 'Written at sea');
    if (!isAlone) {
      await connect();
      await expect(fieldOf(other, 'Text')).toHaveValue('Written at sea');
    }
    const typing = isAlone
      ? Promise.resolve()
      : fieldOf(page, 'Text')
          .pressSequentially(' and at home', { delay: 200, timeout: 5_000 })
          .catch(() => undefined);
    await editorOf(other).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(other.getByText('“Zulu” deleted')).toBeVisible();
    if (isAlone) await connect();
    await typing;
    await expect(page.getByText('“Zulu” wasn’t saved')).toBeVisible();
    await expect(page.getByText('It was deleted elsewhere.')).toBeVisible();
    await page.goto('/apps/notes');
    const offer = page.getByRole('group', { name: 'A note wasn’t saved: “Zulu”' });
    await offer.getByRole('link', { name: 'Open' }).click();
    await expect(fieldOf(page, 'Title')).toHaveValue('Zulu');
    await expect(fieldOf(page, 'Text')).toHaveValue(/^Written at sea/);
    await expect(editorOf(page).getByRole('checkbox', { name: 'One' })).toBeVisible();
    await editorOf(page).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(cardsOf(page).filter({ hasText: 'Written at sea' })).toHaveCount(1);
  });
}

test('an entry for a note that is deleted elsewhere is offered with the note', async ({ context, page }) => {
  const { other, connect } = await typeAlone(context, page, 'Old text, a little longer');
  await fieldOf(page, 'Add an entry').fill('Milk');
  await page.keyboard.press('Enter');
  await editorOf(other).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('“Zulu” deleted')).toBeVisible();
  await connect();
  await expect(page.getByText('It was deleted elsewhere.').first()).toBeVisible();
  await page.goto('/apps/notes');
  const offer = page.getByRole('group', { name: 'A note wasn’t saved: “Zulu”' });
  await offer.getByRole('link', { name: 'Open' }).click();
  for (const entry of ['One', 'Milk'])
    await expect(editorOf(page).getByRole('checkbox', { name: `Mark “${entry}” as done` })).toBeVisible();
});

test('a note that is changed without a connection is saved after a reload without one', async ({ context, page }) => {
  await openNetwork(context);
  await page.goto('/apps/notes');
  const first = cardsOf(page).first();
  await expect(first).toBeVisible();
  await first.getByRole('link').click();
  const before = await fieldOf(page, 'Title').inputValue();
  const connect = await disconnect(page);
  await fieldOf(page, 'Title').fill('Written at sea');
  await expect(waiting(page)).toBeVisible();
  // Not the note itself: its editor keeps what was typed by other means.
  await page.goto('/apps/notes');
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('wasn’t saved')).toBeHidden();
  await connect();
  await expect(cardsOf(page).filter({ hasText: 'Written at sea' })).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await expect(cardsOf(page).filter({ hasText: 'Written at sea' })).toBeVisible();
  await expect(cardsOf(page).filter({ hasText: before })).toBeHidden();
});

test('a new note whose page is left while it is on its way is made once (NO-2)', async ({ context, page }) => {
  const { calls, hold } = await openNetwork(context);
  await page.goto('/apps/notes');
  await expect(cardsOf(page).first()).toBeVisible();
  await page.keyboard.press('c');
  const answer = hold('POST api/apps/notes');
  await fieldOf(page, 'Title').fill('Zulu');
  await fieldOf(page, 'Text').fill('With words');
  await expect.poll(() => calls.filter((call) => call === 'POST api/apps/notes').length).toBe(1);
  await page.reload();
  answer();
  const zulu = cardsOf(page).filter({ hasText: 'Zulu' });
  await expect(zulu).toHaveCount(1);
  await expect(fieldOf(page, 'Title')).toHaveValue('Zulu');
  await expect(fieldOf(page, 'Text')).toHaveValue('With words');
  await page.reload();
  await expect(zulu).toHaveCount(1);
});

test('a deleted label that is taken back without a connection has its notes after a reload (NO-1)', async ({
  context,
  page,
}) => {
  await openNetwork(context);
  await page.goto('/apps/notes');
  // Cards below the window are not drawn; the rail counts all of them.
  const friends = page.getByRole('link', { name: 'Friends' });
  await expect(friends).toHaveText([/3$/]);
  await page.goto('/apps/notes?labels=');
  await page.getByRole('button', { name: 'Delete Friends' }).click();
  await expect(page.getByText('“Friends” deleted')).toBeVisible();
  const connect = await disconnect(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.goto('/apps/notes');
  await expect(waiting(page)).toBeVisible();
  await connect();
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await expect(friends).toHaveText([/3$/]);
});
