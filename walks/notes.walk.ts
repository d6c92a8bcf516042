import { failedRequest, openNetwork } from './network.ts';
import { expect, freezeClock, test } from './support.ts';

test('a note is written, labelled, archived and brought back, and a reload keeps it all (NO-1, NO-2, NO-3)', async ({
  page,
}) => {
  await freezeClock(page);
  await page.goto('/apps/notes');
  const cards = page.getByRole('list', { name: 'Notes' }).getByRole('article');
  const editor = page.getByRole('dialog', { name: 'Note', exact: true });
  await expect(cards.first()).toBeVisible();

  await page.keyboard.press('c');
  await editor.getByRole('textbox', { name: 'Title' }).fill('Zulu');
  await editor.getByRole('textbox', { name: 'Text' }).fill('Bring the charts');
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  await editor.getByRole('button', { name: 'Add a checklist' }).click();
  await editor.getByRole('textbox', { name: 'Add an entry' }).fill('Tides');
  await page.keyboard.press('Enter');
  await expect(editor.getByText('0 of 1 done')).toBeVisible();
  await editor.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Friends' }).click();
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(editor).toBeHidden();
  await expect(cards.first()).toContainText('Zulu');

  await cards.first().getByText('Tides').click();
  await expect(cards.first().getByRole('checkbox', { name: 'Tides' })).toBeChecked();
  await cards.first().getByRole('link').focus();
  await page.keyboard.press('e');
  await expect(page.getByText('“Zulu” archived')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(cards.filter({ hasText: 'Zulu' })).toBeVisible();

  await page.reload();
  const zulu = page.getByRole('list', { name: 'Notes' }).getByRole('article').filter({ hasText: 'Zulu' });
  await expect(zulu).toContainText('Friends');
  await expect(zulu.getByRole('checkbox', { name: 'Tides' })).toBeChecked();
});

test('a press of the mouse that opens a menu at the lower edge chooses nothing in it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await freezeClock(page);
  await page.goto('/apps/notes/note-01');
  const editor = page.getByRole('dialog', { name: 'Note', exact: true });
  const reminder = editor.getByText(/^Friday.* at /);
  await expect(reminder).toBeVisible();
  for (const name of ['Remind me', 'Labels']) {
    await editor.getByRole('button', { name }).click({ delay: 300 });
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await expect(reminder).toBeVisible();
});

test.describe('a note that the server refuses', () => {
  test.use({ expectedProblems: [failedRequest] });

  test('is offered after Close and a reload, and saved from there once', async ({ page, context }) => {
    const network = await openNetwork(context);
    await freezeClock(page);
    network.breakDown('POST api/apps/notes', 'status 500');
    await page.goto('/apps/notes?layout=material');
    const cards = page.getByRole('list', { name: 'Notes' }).getByRole('article');
    const editor = page.getByRole('dialog', { name: 'Note', exact: true });
    const offer = page.getByText('A note wasn’t saved: “Zulu”');
    await expect(cards.first()).toBeVisible();

    await page.keyboard.press('c');
    await editor.getByRole('textbox', { name: 'Title' }).fill('Zulu');
    await editor.getByRole('textbox', { name: 'Text' }).fill('Bring the charts');
    await expect(editor.getByText('Not saved')).toBeVisible();
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeVisible();
    await page.reload();
    await expect(offer).toBeVisible();

    const other = await context.newPage();
    await freezeClock(other);
    await other.goto('/apps/notes');
    await expect(other.getByText('A note wasn’t saved: “Zulu”')).toBeVisible();

    network.breakDown('POST api/apps/notes');
    await page
      .getByRole('group', { name: /“Zulu”/ })
      .getByRole('link', { name: 'Open' })
      .click();
    await expect(page).toHaveURL(/layout=material/);
    await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Zulu');
    await expect(editor.getByRole('textbox', { name: 'Text' })).toHaveValue('Bring the charts');
    await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(cards.filter({ hasText: 'Zulu' })).toHaveCount(1);
    await expect(cards.filter({ hasText: 'Zulu' })).toContainText('Bring the charts');
    await expect(offer).toBeHidden();
    await expect(other.getByText('A note wasn’t saved: “Zulu”')).toBeHidden();
  });
});

test('a note becomes a task, which can be taken back', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/notes/note-02');
  const editor = page.getByRole('dialog', { name: 'Note', exact: true });
  await editor.getByRole('button', { name: 'Make a task of it' }).click();
  const message = page.getByRole('alertdialog').filter({ hasText: 'Task “Annem’s seventieth” added' });
  await expect(message).toBeVisible();
  await editor.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click();
  const task = page.getByRole('grid', { name: 'Tasks' }).getByRole('link', { name: 'Annem’s seventieth' });
  await expect(task).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(task).toHaveCount(0);
});

test('the first Tab on a page of notes comes to the skip link', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/apps/notes');
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
