import type { Locator, Page, Route } from 'playwright/test';
import { faults, openNetwork, withhold } from './network.ts';
import { demoVisit, openAs } from './product.ts';
import { expect, freezeClock, test } from './support.ts';
import {
  checkOf,
  chooseFromMenu,
  firstTask,
  listOf,
  menuItem,
  messageOf,
  openTask,
  openTasks,
  panelOf,
  rowOf,
  thirdTask,
  titlesOf,
} from './tasks.ts';

// These walks break things on purpose; the browser and the site note that.
test.use({
  expectedProblems: [
    /Failed to load resource|A part of the page failed|The site did not start|dynamically imported module|Unable to load the messages|The mock failed at tasks.all/,
  ],
});

/** Reads are tried twice more before they fail for good, which takes a few seconds. */
const afterRetries = { timeout: 12_000 };
const listCall = 'GET api/apps/tasks/all';
const updateCall = 'PATCH api/apps/tasks/task';
const createCall = 'POST api/apps/tasks/task';
const deleteCall = 'DELETE api/apps/tasks/task';
const orderCall = 'PATCH api/apps/tasks/order';

const draftOf = (page: Page) => page.getByRole('textbox', { name: 'New task' });
const shell = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' });

/** Opens the page where no rows are to be expected. */
async function open(page: Page, address = '/apps/tasks'): Promise<void> {
  await freezeClock(page);
  await page.goto(address);
}

test.describe('reading the list', () => {
  for (const fault of faults) {
    test(`${fault}: the region says so, the frame works, Retry brings the list`, async ({ page, context }) => {
      const network = await openNetwork(context);
      network.breakDown(listCall, fault);
      await open(page);
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible(afterRetries);
      await expect(
        page.getByRole('main').getByRole('heading', { name: /This didn’t load|No connection/ }),
      ).toBeVisible();
      await expect(shell(page)).toBeVisible();
      await page.getByRole('button', { name: 'Use dark scheme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      network.breakDown(listCall);
      await retry.click();
      await expect(rowOf(page, firstTask)).toBeVisible();
      await expect(retry).toHaveCount(0);
    });
  }

  test('a passing failure is not even seen', async ({ page, context }) => {
    const network = await openNetwork(context);
    network.breakDown(listCall, 'status 500');
    await open(page);
    await expect.poll(() => network.calls.filter((call) => call === listCall).length).toBeGreaterThan(0);
    network.breakDown(listCall);
    await expect(rowOf(page, firstTask)).toBeVisible(afterRetries);
  });

  test('a slow answer shows the waiting face, then the list', async ({ page, context }) => {
    const network = await openNetwork(context);
    const release = network.hold(listCall);
    await open(page);
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
    await expect(page.getByText(/remaining/)).toHaveCount(0);
    release();
    await expect(rowOf(page, firstTask)).toBeVisible();
    await expect(page.getByText('61 remaining')).toBeVisible();
  });

  test('an answer that fails later keeps the list that was there', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown('GET api/apps/tasks/search', 'status 500');
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill('demo');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible(afterRetries);
    network.breakDown('GET api/apps/tasks/search');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, thirdTask).locator('mark')).toHaveText('demo');
  });
});

test.describe('what stands around the list', () => {
  const around = [
    'GET api/apps/tasks/tags',
    'GET api/apps/contacts/all',
    'GET api/common/user',
    'GET api/common/navigation',
  ];
  for (const call of around) {
    test(`the list works without ${call}`, async ({ page, context }) => {
      const network = await openNetwork(context);
      network.breakDown(call, 'wrong shape');
      await openTasks(page);
      await checkOf(page, firstTask).click();
      await expect(checkOf(page, firstTask)).toBeChecked();
      const panel = await openTask(page, thirdTask);
      await expect(panel.getByRole('textbox', { name: 'Notes' })).toBeVisible();
      await expect(shell(page)).toBeVisible();
    });
  }

  test('everything broken at once leaves a page that can be worked', async ({ page, context }) => {
    const network = await openNetwork(context);
    for (const call of [listCall, ...around]) network.breakDown(call, 'HTML');
    await open(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible(afterRetries);
    await page.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
  });
});

test.describe('completing', () => {
  test('no connection: the check stays, waits, and is saved when there is one', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(updateCall, 'no connection');
    await checkOf(page, firstTask).click();
    await expect(page.getByText('No connection. 1 change will be sent when it’s back.')).toBeVisible();
    await expect(checkOf(page, firstTask)).toBeChecked();
    network.breakDown(updateCall);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('No connection.')).toBeHidden();
    await page.reload();
    await expect(checkOf(page, firstTask)).toBeChecked();
  });

  for (const fault of faults.filter((one) => one !== 'no connection')) {
    test(`${fault}: the check goes back, a message offers Retry, Retry checks`, async ({ page, context }) => {
      const network = await openNetwork(context);
      await openTasks(page);
      network.breakDown(updateCall, fault);
      await checkOf(page, firstTask).click();
      const message = messageOf(page, `“${firstTask}” wasn’t saved`);
      await expect(message).toBeVisible();
      await expect(checkOf(page, firstTask)).not.toBeChecked();
      await expect(page.getByText('61 remaining')).toBeVisible();
      network.breakDown(updateCall);
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(checkOf(page, firstTask)).toBeChecked();
      await expect(message).toBeHidden();
      await page.reload();
      await expect(checkOf(page, firstTask)).toBeChecked();
    });
  }

  test('what failed is not offered to be undone', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(updateCall, 'status 500');
    await checkOf(page, firstTask).click();
    await expect(messageOf(page, `“${firstTask}” wasn’t saved`)).toBeVisible();
    await expect(messageOf(page, 'Task completed')).toHaveCount(0);
  });

  test('the check shows before the answer', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    const release = network.hold(updateCall);
    await checkOf(page, firstTask).click();
    await expect(checkOf(page, firstTask)).toBeChecked();
    await expect(page.getByText('60 remaining')).toBeVisible();
    release();
    await expect(checkOf(page, firstTask)).toBeChecked();
  });

  test('after a double click the page shows what the server holds', async ({ page, context }) => {
    await openNetwork(context);
    await openTasks(page);
    await checkOf(page, firstTask).dblclick();
    await expect(messageOf(page, /Task (completed|reopened)/).first()).toBeVisible();
    const isChecked = await checkOf(page, firstTask).isChecked();
    await page.reload();
    await expect(checkOf(page, firstTask)).toBeChecked({ checked: isChecked });
  });
});

test.describe('adding', () => {
  for (const fault of ['status 500', 'wrong shape'] as const) {
    test(`${fault}: what was typed is kept, Enter adds it once the fault has ended`, async ({ page, context }) => {
      const network = await openNetwork(context);
      await openTasks(page);
      network.breakDown(createCall, fault);
      await page.getByRole('button', { name: 'Add task' }).click();
      await draftOf(page).fill('Buy rope');
      await page.keyboard.press('Enter');
      await expect(messageOf(page, '“Buy rope” wasn’t added')).toBeVisible();
      await expect(draftOf(page)).toHaveValue('Buy rope');
      await expect(listOf(page).getByRole('link', { name: 'Buy rope' })).toHaveCount(0);
      network.breakDown(createCall);
      await draftOf(page).press('Enter');
      await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
      await page.reload();
      await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
    });
  }

  test('no connection: the task shows, waits, and is added once when there is one', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(createCall, 'no connection');
    await page.getByRole('button', { name: 'Add task' }).click();
    await draftOf(page).fill('Buy rope');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Buy rope')).toBeVisible();
    await expect(draftOf(page)).toHaveValue('');
    await expect(page.getByText('No connection. 1 change will be sent when it’s back.')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Buy rope')).toBeVisible();
    network.breakDown(createCall);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('No connection.')).toBeHidden();
    await page.reload();
    await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
  });

  test('the field is the retry: the message offers none, and after Enter the field is empty for the next', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(createCall, 'status 500');
    await page.getByRole('button', { name: 'Add task' }).click();
    await draftOf(page).fill('Buy rope');
    await page.keyboard.press('Enter');
    const message = messageOf(page, '“Buy rope” wasn’t added');
    await expect(message).toBeVisible();
    await expect(message.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(draftOf(page)).toBeFocused();
    network.breakDown(createCall);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
    await expect(draftOf(page)).toHaveValue('');
    await page.keyboard.type('Buy paint');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Buy paint')).toHaveCount(1);
    await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
  });

  test('a title that fails after the task was made leaves no task without a name', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(updateCall, 'status 500');
    await page.getByRole('button', { name: 'Add task' }).click();
    await draftOf(page).fill('Buy rope');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog').first()).toBeVisible();
    network.breakDown(updateCall);
    await page.reload();
    await expect(rowOf(page, 'This week')).toBeVisible();
    await expect(listOf(page).getByRole('link', { name: 'Untitled' })).toHaveCount(0);
    await expect(draftOf(page)).toHaveValue('Buy rope');
  });

  test('Enter twice and a slow server make one task', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    const release = network.hold(createCall);
    await page.getByRole('button', { name: 'Add task' }).click();
    await draftOf(page).fill('Buy rope');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(rowOf(page, 'Buy rope')).toHaveCount(1);
    expect(network.calls.filter((call) => call === createCall)).toHaveLength(1);
  });
});

test.describe('deleting, moving, editing', () => {
  test('a deletion that fails brings the task back in its place; Retry deletes', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(deleteCall, 'status 500');
    await chooseFromMenu(page, thirdTask, 'Delete');
    const message = messageOf(page, `“${thirdTask}” wasn’t deleted`);
    await expect(message).toBeVisible();
    await expect(rowOf(page, thirdTask)).toBeVisible();
    expect((await titlesOf(page))[3]).toBe(thirdTask);
    network.breakDown(deleteCall);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, thirdTask)).toHaveCount(0);
  });

  test('an undo that fails says so, and Retry brings the task back', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    await chooseFromMenu(page, thirdTask, 'Delete');
    await expect(rowOf(page, thirdTask)).toHaveCount(0);
    network.breakDown('POST api/apps/tasks/restore', 'status 500');
    await messageOf(page, 'Task deleted').getByRole('button', { name: 'Undo' }).click();
    const message = messageOf(page, 'wasn’t restored');
    await expect(message).toBeVisible();
    network.breakDown('POST api/apps/tasks/restore');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, thirdTask)).toHaveCount(1);
    await page.reload();
    await expect(rowOf(page, thirdTask)).toHaveCount(1);
  });

  test('an order that fails goes back, Retry sets it', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(orderCall, 'wrong shape');
    await rowOf(page, firstTask).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const message = messageOf(page, 'The new order wasn’t saved');
    await expect(message).toBeVisible();
    await expect.poll(async () => (await titlesOf(page))[1]).toBe(firstTask);
    network.breakDown(orderCall);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await titlesOf(page))[2]).toBe(firstTask);
  });

  test('notes that could not be saved stay in the field, and are saved later', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page, '/apps/tasks/task-03');
    const notes = panelOf(page).getByRole('textbox', { name: 'Notes' });
    network.breakDown(updateCall, 'status 500');
    await notes.fill('A long thought that must not get lost');
    await expect(panelOf(page).getByText('Not saved')).toBeVisible();
    await expect(notes).toHaveValue('A long thought that must not get lost');
    network.breakDown(updateCall);
    await messageOf(page, 'wasn’t saved').getByRole('button', { name: 'Try again' }).click();
    await expect(notes).toHaveValue('A long thought that must not get lost');
    await expect(messageOf(page, 'wasn’t saved')).toHaveCount(0);
    await page.reload();
    await expect(notes).toHaveValue('A long thought that must not get lost');
  });

  test('notes that could not be saved are there again after a reload', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page, '/apps/tasks/task-03');
    const notes = panelOf(page).getByRole('textbox', { name: 'Notes' });
    network.breakDown(updateCall, 'status 500');
    await notes.fill('A long thought that must not get lost');
    await expect(panelOf(page).getByText('Not saved')).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue('A long thought that must not get lost');
  });

  test('notes that wait for a connection are there again after a reload, and are saved', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page, '/apps/tasks/task-03');
    const notes = panelOf(page).getByRole('textbox', { name: 'Notes' });
    network.breakDown(updateCall, 'no connection');
    await notes.fill('A long thought that must not get lost');
    await expect(page.getByText(/^No connection\. \d/)).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue('A long thought that must not get lost');
    network.breakDown(updateCall);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('No connection.')).toBeHidden();
    await page.reload();
    await expect(notes).toHaveValue('A long thought that must not get lost');
  });

  test('five failures of one kind are one message, not five', async ({ page, context }) => {
    const network = await openNetwork(context);
    await openTasks(page);
    network.breakDown(updateCall, 'status 500');
    await rowOf(page, firstTask).focus();
    await page.keyboard.press('x');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('toolbar', { name: 'Selected tasks' }).getByRole('button', { name: 'Priority' }).click();
    await menuItem(page, 'Low').click();
    await expect(messageOf(page, 'weren’t saved').first()).toBeVisible();
    await expect(rowOf(page, firstTask).getByRole('img', { name: 'High priority' })).toBeVisible();
    await expect(messageOf(page, 'weren’t saved')).toHaveCount(1);
  });

  test('a tag that could not be made says so', async ({ page, context }) => {
    const network = await openNetwork(context);
    network.breakDown('POST api/apps/tasks/tag', 'status 500');
    await openTasks(page, '/apps/tasks/task-03');
    await panelOf(page).getByRole('combobox', { name: 'Tags' }).fill('Demo');
    await page.getByRole('option', { name: 'Create “Demo”' }).click();
    await expect(messageOf(page, 'The tag “Demo” wasn’t added')).toBeVisible();
  });
});

test.describe('storage', () => {
  test('a browser that refuses to store is worked in memory', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await openTasks(page);
    await checkOf(page, firstTask).click();
    await expect(checkOf(page, firstTask)).toBeChecked();
    await page.keyboard.press('c');
    await draftOf(page).fill('Only for now');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Only for now')).toBeVisible();
    await page.getByRole('button', { name: 'Use dark scheme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  test('a full storage does not stop the work', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await openTasks(page);
    await checkOf(page, firstTask).click();
    await expect(checkOf(page, firstTask)).toBeChecked();
    await page.getByRole('button', { name: 'Use dark scheme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.getByRole('alertdialog').filter({ hasText: 'not saved' })).toHaveCount(0);
  });

  test('a database that never opens is given up', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await freezeClock(page);
    await page.goto('/apps/tasks');
    await expect(rowOf(page, firstTask)).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('files that do not load', () => {
  const panelFile = /\/assets\/TaskDrawer-[\w-]+\.js$/;

  test('the panel of a task: its place says so, and Try again brings it', async ({ page }) => {
    const restore = await withhold(page, panelFile, 'fails');
    await openTasks(page);
    await rowOf(page, firstTask).getByRole('link').click();
    await expect(panelOf(page).getByRole('alert')).toContainText('The panel didn’t load');
    await expect(shell(page)).toBeVisible();
    await restore();
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panelOf(page).getByRole('textbox', { name: 'Title' })).toHaveValue(firstTask);
    await expect(rowOf(page, thirdTask)).toBeVisible();
  });

  test('the first data of the list: the page says so, and Try again brings them', async ({ page }) => {
    const restore = await withhold(page, /\/assets\/tasks-[\w-]+\.json$/, 'fails');
    await freezeClock(page);
    await page.goto('/apps/tasks');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This didn’t load', afterRetries);
    await restore();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, firstTask)).toBeVisible();
  });

  test('the panel of a task: a file that it needs', async ({ page }) => {
    const panelAndItsFiles = /\/assets\/(TaskDrawer|FieldShell|Dialog|useTextField)-[\w-]+\.js$/;
    const restore = await withhold(page, panelAndItsFiles, 'fails');
    await openTasks(page, '/apps/tasks/task-03');
    await expect(panelOf(page).getByRole('alert')).toBeVisible();
    await restore();
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panelOf(page).getByRole('textbox', { name: 'Title' })).toHaveValue(thirdTask);
  });

  test('the panel of a task does not take the list along, and Close leads back to the row', async ({ page }) => {
    await withhold(page, panelFile, 'fails');
    await openTasks(page);
    await rowOf(page, firstTask).getByRole('link').click();
    await expect(panelOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await checkOf(page, thirdTask).click();
    await expect(checkOf(page, thirdTask)).toBeChecked();
    await rowOf(page, thirdTask).getByRole('link').click();
    await expect(page).toHaveURL(/task-03$/);
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/apps\/tasks$/);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(rowOf(page, thirdTask)).toBeFocused();
  });

  test('the panel of a task over the list of a phone: Escape leads back', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await withhold(page, panelFile, 'fails');
    await openTasks(page, '/apps/tasks/task-03');
    await expect(panelOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(rowOf(page, thirdTask)).toBeVisible();
  });

  test('the panel of a task without a server: the page is not left', async ({ page, context }) => {
    await withhold(page, panelFile, 'fails');
    await openTasks(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await rowOf(page, firstTask).getByRole('link').click();
    await expect(panelOf(page).getByRole('alert')).toBeVisible();
    // The page fetches ahead when it rests; what is on its way then must not fail.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panelOf(page).getByRole('alert')).toContainText('We can’t reach the server');
    await checkOf(page, thirdTask).click();
    await expect(checkOf(page, thirdTask)).toBeChecked();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  const parts: readonly {
    name: string;
    file: RegExp;
    open: (page: Page) => Promise<void>;
    opened: (page: Page) => Locator;
  }[] = [
    {
      name: 'search',
      file: /\/assets\/CommandSearch-[\w-]+\.js$/,
      open: (page) => page.keyboard.press('Control+k'),
      opened: (page) => page.getByRole('dialog', { name: 'Search' }),
    },
    {
      name: 'sheet of keys',
      file: /\/assets\/KeySheet-[\w-]+\.js$/,
      open: (page) => page.keyboard.press('Shift+?'),
      opened: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    },
    {
      name: 'menu of languages',
      file: /\/assets\/LanguageMenu-[\w-]+\.js$/,
      open: (page) => page.getByRole('button', { name: 'Language', exact: true }).click(),
      opened: (page) => menuItem(page, 'Türkçe'),
    },
    {
      name: 'menu of the person',
      file: /\/assets\/UserMenu-[\w-]+\.js$/,
      open: (page) =>
        page
          .getByRole('button', { name: /your account/i })
          .filter({ visible: true })
          .first()
          .click(),
      opened: (page) => menuItem(page, 'Keyboard shortcuts'),
    },
  ];
  for (const part of parts) {
    test(`the ${part.name}: the page goes on, and after Try again it opens`, async ({ page }) => {
      const restore = await withhold(page, part.file, 'fails');
      await openTasks(page);
      await part.open(page);
      const message = messageOf(page, 'This didn’t load');
      await expect(message).toBeVisible();
      await expect(rowOf(page, firstTask)).toBeVisible();
      await restore();
      const reloaded = page.waitForEvent('load');
      await message.getByRole('button', { name: 'Try again' }).click();
      await reloaded;
      await expect(rowOf(page, firstTask)).toBeVisible();
      await part.open(page);
      await expect(part.opened(page)).toBeVisible();
    });
  }

  for (const [what, file] of [
    ['the code', /\/assets\/NotesScreen-[\w-]+\.js$/],
    ['the words', /\/assets\/i18n\/notes\.en\.json$/],
  ] as const) {
    test(`${what} of another page: it says so, and comes by itself with the connection`, async ({ page }) => {
      const restore = await withhold(page, file, 'fails');
      await openTasks(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'This didn’t load' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await restore();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search notes' })).toBeVisible();
    });
  }

  test('the words of one feature: the search finds what others have, and their pages open', async ({ page }) => {
    await withhold(page, /\/assets\/i18n\/account\.en\.json$/, 'fails');
    await openTasks(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('mantı');
    await expect(page.getByRole('option', { name: /Mantı, as far as she tells/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  });

  test('what shows messages: they are read and answered all the same', async ({ page, context }) => {
    const network = await openNetwork(context);
    await withhold(page, /\/assets\/ToastRegion-[\w-]+\.js$/, 'fails');
    await openTasks(page);
    network.breakDown(updateCall, 'status 500');
    await checkOf(page, firstTask).click();
    const message = page.getByRole('alert').filter({ hasText: `“${firstTask}” wasn’t saved` });
    await expect(message).toBeVisible();
    network.breakDown(updateCall);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(checkOf(page, firstTask)).toBeChecked();
    await expect(message).toHaveCount(0);
  });

  for (const [language, title, reload] of [
    ['en', 'The page could not start', 'Reload'],
    ['tr', 'Sayfa başlatılamadı', 'Yeniden yükle'],
  ] as const) {
    test(`the script of the page itself (${language}): it says so, and ${reload} opens it`, async ({
      page,
      request,
    }) => {
      const document = await (await request.get('/apps/tasks')).text();
      const entry = [...document.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, address]) => address);
      expect(entry).not.toEqual([]);
      await page.addInitScript((value) => localStorage.setItem('qd:preferences', value), JSON.stringify({ language }));
      const restore = await withhold(page, new RegExp(`(${entry.join('|')})$`), 'fails');
      await open(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Quarterdeck`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await restore();
      await page.getByRole('link', { name: reload }).click();
      await expect(rowOf(page, firstTask)).toBeVisible();
    });
  }

  test('the code of the page: it says so, and Reload opens it', async ({ page, request }) => {
    const document = await (await request.get('/apps/tasks')).text();
    const atStart = [...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
    const handle = async (route: Route) => {
      if (atStart.includes(new URL(route.request().url()).pathname)) await route.fallback();
      else await route.abort('connectionfailed');
    };
    await page.route('**/assets/*.js', handle);
    await open(page);
    const retry = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Reload' }));
    // The last resort must not need a file that may be missing as well.
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/*.js', handle);
    await retry.click();
    await expect(rowOf(page, firstTask)).toBeVisible();
  });

  test('words that fail twice come with the third try', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/i18n/en.json', async (route) => {
      asked += 1;
      if (asked <= 2) await route.abort('connectionfailed');
      else await route.fallback();
    });
    await openTasks(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  });

  test('I18-2: Turkish words that never come leave English, which is said; Try again brings them', async ({ page }) => {
    const restore = await withhold(page, /\/assets\/i18n\/tr\.json$/, 'fails');
    await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"language": "tr"}'));
    await openTasks(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const message = messageOf(page, 'Türkçe didn’t load. The page is in English.');
    await expect(message).toBeVisible();
    await restore();
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
  });

  test('and with them what the marketplace says', async ({ page }) => {
    await withhold(page, /\/assets\/i18n\/tr\.json$/, 'fails');
    await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"language": "tr"}'));
    await openAs(page, demoVisit, '/marketplace');
    await expect(page.getByRole('heading', { name: 'Dark theme' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Koyu tema' })).toHaveCount(0);
  });

  test('a switch asks for the words of the pages that were shown, and for others with their page', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const file = /\/assets\/i18n\/((?:[\w-]+\.)?tr)\.json$/.exec(new URL(request.url()).pathname)?.[1];
      if (file !== undefined) asked.add(file);
    });
    // Signing out is fetched ahead, and its words with it, once the page is quiet.
    const askedOfPages = () => [...asked].filter((file) => file !== 'auth.tr').toSorted();
    await openTasks(page);
    expect(askedOfPages()).toEqual([]);
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await menuItem(page, 'Türkçe').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
    expect(askedOfPages()).toEqual(['tasks.tr', 'tr']);
    await page.getByRole('navigation', { name: 'Ana' }).getByRole('link', { name: 'Notlar' }).click();
    await expect(page.getByRole('searchbox', { name: 'Notlarda ara' })).toBeVisible();
    expect(askedOfPages()).toEqual(['notes.tr', 'tasks.tr', 'tr']);
  });

  for (const [whose, file] of [
    ['of every page', /\/assets\/i18n\/tr\.json$/],
    ['of a feature', /\/assets\/i18n\/tasks\.tr\.json$/],
  ] as const) {
    test(`a switch to words ${whose} that do not come keeps the language and says so; Try again switches`, async ({
      page,
    }) => {
      const restore = await withhold(page, file, 'fails');
      await openTasks(page);
      await page.getByRole('button', { name: 'Language', exact: true }).click();
      await menuItem(page, 'Türkçe').click();
      const message = messageOf(page, 'The language didn’t load');
      await expect(message).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await restore();
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
      await expect(message).toHaveCount(0);
    });
  }

  test('a switch to English that never comes is said in Turkish', async ({ page }) => {
    await withhold(page, /\/assets\/i18n\/en\.json$/, 'fails');
    await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"language": "tr"}'));
    await openTasks(page);
    await page.getByRole('button', { name: 'Dil', exact: true }).click();
    await menuItem(page, 'English').click();
    await expect(page.getByRole('region', { name: 'Bildirimler' }).getByText('Dil yüklenemedi')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
  });

  test('I18-2: without any words the start failure page says so, and Reload works', async ({ page }) => {
    const restore = await withhold(page, /\/assets\/i18n\//, 'fails');
    await freezeClock(page);
    await page.goto('/apps/tasks');
    await expect(
      page.getByRole('heading', { name: 'Unable to load translation and all the fallback languages' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await restore();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(rowOf(page, firstTask)).toBeVisible();
  });

  test('fonts that do not load leave the text', async ({ page }) => {
    await withhold(page, /\.woff2$/, 'fails');
    await openTasks(page);
    await expect(rowOf(page, firstTask)).toBeVisible();
  });
});
