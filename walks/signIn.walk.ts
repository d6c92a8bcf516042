import type { Locator, Page } from 'playwright/test';
import {
  account,
  dialogOf,
  emailOf,
  expiryOf,
  goOn,
  openSignedIn,
  passwordOf,
  signIn,
  signInPage,
  storedSession,
  tamper,
} from './signIn.ts';
import { openNetwork } from './network.ts';
import { demoVisit, openAs } from './product.ts';
import { expect, freezeClock, test, walkDay } from './support.ts';
import { firstTask, openTasks, panelOf, rowOf } from './tasks.ts';

test.use({ expectedProblems: [/status of 40[14]/] });

test('walk 12, AU-2, AU-3, AU-6: a wrong password, the right one, a reload, a token that was changed, and out again', async ({
  page,
}) => {
  await freezeClock(page);
  await page.goto(signInPage);
  await signIn(page, 'thirteen-weeks');
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await expect(emailOf(page)).toHaveValue(account.email);
  expect(await storedSession(page)).toBeNull();

  await passwordOf(page).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('authentication'));
  const first = await storedSession(page);
  expect(first).toContain('accessToken');

  await openTasks(page);
  await expect(rowOf(page, firstTask)).toBeVisible();
  // A page that starts an hour later refreshes the token, which is valid an hour longer then.
  const hourMs = 60 * 60 * 1_000;
  const expiry = await expiryOf(page);
  await page.clock.setFixedTime(Date.parse(walkDay) + hourMs);
  await page.reload();
  await expect(rowOf(page, firstTask)).toBeVisible();
  await expect.poll(() => expiryOf(page)).toBe((expiry ?? 0) + hourMs / 1_000);
  expect(await storedSession(page)).not.toBe(first);

  await tamper(page);
  await page.reload();
  await goOn(page);
  await expect(rowOf(page, firstTask)).toBeVisible();

  await page.goto('/sign-out');
  await expect(page.getByRole('timer')).toBeVisible();
  // What the page held of the person has gone with it.
  await page.waitForLoadState('networkidle');
  expect(await storedSession(page)).toBeNull();
  // After five seconds the page goes on by itself.
  await page.clock.setFixedTime(Date.parse(walkDay) + hourMs + 6_000);
  await page.waitForURL(`**${signInPage}`);
});

test('a deep link survives the way through signing in', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/sign-out');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.goto('/apps/tasks/task-01?q=calendar#top');
  await expect(page).toHaveURL(/\/pages\/authentication\/sign-in\/split-screen\?returnTo=/);
  await expect(page.getByText('Sign in to open this page')).toBeVisible();
  // Over another page and back: the address stays.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/apps/tasks/task-01?q=calendar#top');
  await expect(panelOf(page).getByRole('textbox', { name: 'Title' })).toHaveValue(firstTask);
});

test('AU-4, AU-5 signing up leads to confirming the address, and from there to signing in', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/pages/authentication/sign-up/modern');
  await page.getByRole('textbox', { name: 'Name' }).fill('Priya Raman');
  await emailOf(page).fill('priya@harbour.example');
  await passwordOf(page).fill('harbour lamp 41');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /I accept/ }).press('Space');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/pages/authentication/confirmation-required/modern');
  await expect(page.getByText(/priya@harbour\.example/)).toBeVisible();
  // It was sent a moment ago.
  await expect(page.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Code' }).pressSequentially('424242');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/pages/authentication/sign-in/modern',
  );
});

/** Opens a page whose scripts come once they are released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  await freezeClock(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}
const submitOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('what was typed before the scripts came is kept', async ({ page }) => {
  const release = await openWithoutScripts(page, signInPage);
  await emailOf(page).fill(account.email);
  await expect(submitOf(page, 'Sign in')).toBeDisabled();
  await passwordOf(page).fill(account.password);
  await expect(submitOf(page, 'Sign in')).toBeEnabled();
  release();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await expect(submitOf(page, 'Sign in')).toBeEnabled();
  await expect(emailOf(page)).toHaveValue(account.email);
  await expect(passwordOf(page)).toHaveValue(account.password);
});

for (const way of ['Enter', 'the button'] as const) {
  test(`a form that was sent by ${way} before the scripts came is sent once they have`, async ({ page }) => {
    const release = await openWithoutScripts(page, signInPage);
    await page.getByText('Keep me signed in').click();
    await emailOf(page).fill(account.email);
    await passwordOf(page).fill(account.password);
    if (way === 'Enter') await passwordOf(page).press('Enter');
    else await submitOf(page, 'Sign in').click();
    // Seen and heard.
    await expect(submitOf(page, 'Signing in')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Signing in' })).toHaveCount(1);
    // Nothing of it is in an address.
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL((url) => !url.pathname.includes('authentication'));
    await expect(page.getByRole('status').filter({ hasText: 'Signing in' })).toHaveCount(0);
    // For this visit only, as was chosen.
    expect(JSON.parse((await storedSession(page)) ?? '{}')).toMatchObject({ isKept: false });
  });
}

test('a form that is changed after it was sent, before the scripts came, waits to be sent again', async ({ page }) => {
  const release = await openWithoutScripts(page, signInPage);
  await emailOf(page).fill(account.email);
  await passwordOf(page).fill('twelve');
  await passwordOf(page).press('Enter');
  await passwordOf(page).press('-');
  await expect(submitOf(page, 'Sign in')).toBeEnabled();
  release();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await expect(passwordOf(page)).toBeFocused();
  await passwordOf(page).pressSequentially('weeks');
  await passwordOf(page).press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('authentication'));
});

test('what is wrong with a form that was sent before the scripts came is said once they have', async ({ page }) => {
  const release = await openWithoutScripts(page, signInPage);
  await emailOf(page).fill('elif');
  await passwordOf(page).fill(account.password);
  await passwordOf(page).press('Enter');
  release();
  await expect(emailOf(page)).toHaveAccessibleDescription(/isn’t a valid email address/);
  await expect(emailOf(page)).toBeFocused();
  await expect(submitOf(page, 'Sign in')).toBeDisabled();
  await emailOf(page).fill(account.email);
  await expect(submitOf(page, 'Sign in')).toBeEnabled();
});

test('a session that ends in the middle of a new task: it is made once its person is back', async ({ page }) => {
  await openSignedIn(page, '/apps/tasks?new=task');
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill('Written before the session ended');
  await tamper(page);
  await field.press('Enter');
  await goOn(page);
  await expect(rowOf(page, 'Written before the session ended')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Written before the session ended')).toBeVisible();
});

test('a session that ends in a half-written task: it is written on where it was', async ({ page }) => {
  await openSignedIn(page, '/apps/tasks?new=task');
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill('Half a sentence');
  await tamper(page);
  await page.reload();
  await goOn(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Half a sentence');
  await expect(rowOf(page, 'Half a sentence')).toHaveCount(0);
});

test('a session that ends in a half-written note: the note is as it was', async ({ page }) => {
  await openSignedIn(page, '/apps/notes');
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).first().waitFor();
  await page.goto('/apps/notes/note-01');
  const editor = page.getByRole('dialog', { name: 'Note', exact: true });
  const text = editor.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeVisible();
  await tamper(page);
  await text.press('Control+End');
  await page.keyboard.insertText(' half a sentence');
  await goOn(page);
  await expect(text).toHaveValue(/half a sentence$/);
  await text.pressSequentially(' and the rest');
  await expect(editor.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/half a sentence and the rest$/);
});

/** Lets more than five minutes pass, at most seven; what watches over a page comes after the page itself. */
async function untilLocked(page: Page, lock: Locator): Promise<void> {
  for (let halfMinutes = 0; halfMinutes < 14 && !(await lock.isVisible()); halfMinutes += 1) {
    await page.clock.fastForward('00:30');
    await lock.waitFor({ timeout: 500 }).catch(() => undefined);
  }
  await expect(lock).toBeVisible();
}

test('a page that is left alone is locked, and goes on as it was', async ({ page }) => {
  await page.clock.install({ time: new Date(walkDay) });
  await page.goto('/settings?section=data');
  await page.getByRole('button', { name: /Lock when idle/ }).click();
  await page.getByRole('option', { name: 'After 5 minutes' }).click();
  await page.goto('/apps/tasks?new=task');
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill('Half a sentence');
  const dialog = page.getByRole('alertdialog', { name: 'Unlock your session' });
  await untilLocked(page, dialog);
  await expect(dialog.getByText('Locked after 5 minutes without activity.')).toBeVisible();
  // Whoever comes by can neither read the page nor do anything on it.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  await expect(page.locator('#root')).toHaveCSS('filter', 'blur(24px)');
  await expect(page).toHaveTitle('Locked · Quarterdeck');
  // It knows whose page of the demo it is.
  await expect(dialog.getByText('Elif Aydın')).toBeVisible();
  await expect(dialog.getByText(account.email, { exact: true })).toBeVisible();
  await expect(passwordOf(dialog)).toBeFocused();
  await passwordOf(dialog).fill(account.password);
  await passwordOf(dialog).press('Enter');
  await expect(dialog).toBeHidden();
  // Nobody has left the field.
  await expect(field).toBeFocused();
  await page.keyboard.type(' and the rest');
  await expect(field).toHaveValue('Half a sentence and the rest');
  await expect(rowOf(page, 'Half a sentence')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Tasks/);
});

test('the lock hides also what lies over the page, and holds over a reload', async ({ page }) => {
  await page.clock.install({ time: new Date(walkDay) });
  await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"lockAfter":5}'));
  await page.goto('/apps/notes/note-01');
  const note = page.getByRole('dialog', { name: 'Note', exact: true });
  await expect(note.getByRole('textbox', { name: 'Text' })).toBeVisible();
  const lock = page.getByRole('alertdialog', { name: 'Unlock your session' });
  await untilLocked(page, lock);
  const filterOver = (element: Element) => {
    let [outermost, filter] = [element, ''];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      outermost = at;
      filter = getComputedStyle(at).filter;
    }
    return outermost.parentElement === document.body ? filter : 'not in the body';
  };
  expect(await page.locator('[role=dialog]').first().evaluate(filterOver)).toBe('blur(24px)');
  expect(await lock.evaluate(filterOver)).toBe('none');
  await page.reload();
  await expect(lock).toBeVisible();
  await expect(lock.getByText('Elif Aydın')).toBeVisible();
});

test('a locked page has no title, also after Back', async ({ page }) => {
  await page.clock.install({ time: new Date(walkDay) });
  await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"lockAfter":5}'));
  await page.goto('/apps/tasks/task-01');
  await expect(page).toHaveTitle(new RegExp(`^${firstTask}`));
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await expect(page).toHaveTitle(/^Notes/);
  await untilLocked(page, page.getByRole('alertdialog', { name: 'Unlock your session' }));
  await expect(page).toHaveTitle('Locked · Quarterdeck');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks', includeHidden: true })).toBeAttached();
  await expect(page).toHaveTitle('Locked · Quarterdeck');
});

test.describe('without a connection', () => {
  // The browser notes what it could not load.
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  for (const { who, open } of [
    { who: 'whoever signs out', open: (page: Page) => openSignedIn(page, '/apps/tasks') },
    { who: 'whoever leaves the demo, where nobody has signed in,', open: (page: Page) => openTasks(page) },
  ]) {
    test(`${who} is signed out`, async ({ page, context }) => {
      const fetched = page.waitForResponse(/SignOutScreen-/);
      await open(page);
      // It is fetched ahead, with all that it stands on.
      const address = (await fetched).url();
      await page.evaluate((file) => import(file).then(() => undefined), address);
      await page
        .getByRole('button', { name: /Elif Aydın/ })
        .first()
        .click();
      const signOut = page.getByRole('menuitem', { name: 'Sign out' });
      await expect(signOut).toBeVisible();
      await context.setOffline(true);
      await signOut.click();
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
      await expect(page.getByText('sign in again once you’re back online', { exact: false })).toBeVisible();
      expect(await storedSession(page)).toBeNull();
      // Nothing of theirs comes back.
      await page.goBack();
      await expect(page).toHaveURL('/sign-out');
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
      await expect(page.getByText(firstTask)).toHaveCount(0);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Sign in now' }).click();
      await signIn(page);
      await page.waitForURL((url) => !url.pathname.includes('authentication'));
    });
  }

  test('signing in says so, and goes on once it is back', async ({ page, context }) => {
    await freezeClock(page);
    await page.goto(signInPage);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await signIn(page);
    await expect(page.getByText('You aren’t signed in')).toBeVisible();
    await expect(page.getByText('We can’t reach the server.', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await passwordOf(page).press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('authentication'));
  });
});

test('who signs out in one tab is signed out in all, and nothing of theirs is left', async ({ context, page }) => {
  await openSignedIn(page, '/apps/tasks');
  await page.getByRole('button', { name: 'Add task' }).first().click();
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill('A draft of the first person');
  const other = await context.newPage();
  await openTasks(other);
  await other.goto('/sign-out');
  await expect(other.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\//, { timeout: 1_000 });
  await expect(emailOf(page)).toHaveValue('');
  const left = await page.evaluate(() =>
    Object.entries(localStorage).filter(([, text]) => text.includes('first person')),
  );
  expect(left).toEqual([]);
  // And in again.
  await signIn(page);
  await expect(page).toHaveURL('/apps/tasks?new=task');
  await expect(field).toHaveValue('');
});

test('a page with changes that are not saved does not stay when its person signs out elsewhere', async ({
  context,
  page,
}) => {
  // Whoever comes by would rather stay.
  page.on('dialog', (dialog) => void dialog.dismiss());
  await openSignedIn(page, '/help');
  await openAs(page, demoVisit, '/settings?section=project');
  const name = page.getByRole('textbox', { name: 'Project name' });
  const saved = await name.inputValue();
  await name.click();
  await page.keyboard.type(' of the first person');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const other = await context.newPage();
  await openTasks(other);
  await other.goto('/sign-out');
  await expect(other.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(name).toHaveValue(saved);
});

test('who signs in in one tab is signed in in the other one that asks them to', async ({ context, page }) => {
  await freezeClock(page);
  await page.goto('/sign-out');
  await page.getByRole('link', { name: 'Sign in now' }).click();
  await emailOf(page).fill('somebody');
  const other = await context.newPage();
  await freezeClock(other);
  await other.goto('/apps/tasks');
  await signIn(other);
  await expect(other).toHaveURL('/apps/tasks');
  await expect(page).not.toHaveURL(/authentication/);
});

test('whoever signs in again over one page goes on in the tabs that ask for it', async ({ context, page }) => {
  await openSignedIn(page, '/apps/tasks');
  await tamper(page);
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  const asking = await Promise.all(
    ['sign-in', 'unlock-session'].map(async (name) => {
      const other = await context.newPage();
      await freezeClock(other);
      await other.goto(`/pages/authentication/${name}/classic?returnTo=%2Fapps%2Ftasks`);
      await expect(passwordOf(other)).toBeVisible();
      return other;
    }),
  );
  await page.bringToFront();
  await goOn(page);
  for (const other of asking) await expect(other).toHaveURL('/apps/tasks');
});

test('what was typed for a new account is there again after Back and after a reload', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/pages/authentication/sign-up/classic');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Noor');
  await emailOf(page).fill('noor@harbour.example');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(emailOf(page)).toHaveValue('noor@harbour.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(emailOf(page)).toHaveValue('noor@harbour.example');
  await page.goBack();
  await expect(emailOf(page)).toHaveValue('noor@harbour.example');
  await page.goBack();
  await expect(name).toHaveValue('Noor');
  await expect(emailOf(page)).toHaveValue('noor@harbour.example');
  await page.reload();
  await expect(name).toHaveValue('Noor');
});

test('the history shows nothing that somebody has typed who has signed out', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/pages/authentication/sign-up/classic');
  await page.getByRole('textbox', { name: 'Name' }).fill('Noor');
  await emailOf(page).fill('noor@harbour.example');
  await passwordOf(page).fill('harbour lamp 41');
  await page.getByText('I accept the terms', { exact: false }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/noor@harbour\.example/)).toBeVisible();
  await page.clock.setFixedTime(Date.parse(walkDay) + 60_000);
  await page.goto('/sign-out');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(page.getByText(/noor@harbour\.example/)).toHaveCount(0);
});

test('the password that ends a session is asked for before what is typed is lost', async ({ page }) => {
  await openSignedIn(page, '/help');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Half a sentence');
  await tamper(page);
  await page.reload();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await goOn(page);
  await expect(message).toHaveValue('Half a sentence');
});

for (const [what, token] of [
  ['of another algorithm', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJRdWFydGVyZGVjayIsImV4cCI6OTk5OTk5OTk5OX0.'],
  ['that is oversized', `a.${'b'.repeat(200_000)}.c`],
  ['that is no token', '<img src=x onerror=alert(1)>'],
] as const) {
  test(`a stored token ${what} signs nobody in and breaks nothing`, async ({ page }) => {
    await freezeClock(page);
    await page.goto('/help');
    await page.evaluate((accessToken) => {
      const person = { id: 'user-elif', name: 'Elif', email: 'elif@harbour.example' };
      localStorage.setItem('qd:session', JSON.stringify({ accessToken, person, isKept: true }));
    }, token);
    await page.goto('/apps/tasks');
    await expect(page.getByRole('alertdialog', { name: 'Sign in to continue' })).toBeVisible();
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('Back after signing in again does not sign out', async ({ page }) => {
  await openSignedIn(page, '/apps/tasks');
  await page.goto('/sign-out');
  await page.getByRole('link', { name: 'Sign in now' }).click();
  await signIn(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/pages/'));
  const address = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(address);
  await page.goto('/apps/tasks');
  await expect(rowOf(page, 'Send Marta Lindqvist the revised season calendar')).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
});

test('a slash at the end of the address of a page for signing in changes nothing', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/pages/authentication/sign-in/classic/');
  await signIn(page, 'thirteen-weeks');
  await expect(page.getByText('Wrong email or password')).toBeVisible();
});

for (const [name, address] of [
  ['signing in', '/pages/authentication/sign-in/classic'],
  ['a forgotten password', '/pages/authentication/forgot-password/modern'],
  ['a new account', '/pages/authentication/sign-up/split-screen'],
  ['a code', '/pages/authentication/confirmation-required/fullscreen'],
  ['what is to come', '/pages/coming-soon/classic'],
] as const) {
  test(`an endless word as an address does not widen the page of ${name}`, async ({ page }) => {
    await freezeClock(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    for (const [length, problem] of [
      [60, /isn’t a valid email address/],
      [10_000, 'Use at most 254 characters for the email'],
    ] as const) {
      await emailOf(page).fill('w'.repeat(length));
      await emailOf(page).press('Enter');
      await expect(emailOf(page)).toHaveAccessibleDescription(problem);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('where a server answers no page offers the demo account, neither before it is hydrated', async ({
  context,
  page,
}) => {
  await openNetwork(context);
  const release = await openWithoutScripts(page, signInPage);
  await emailOf(page).fill(account.email);
  await expect(page.getByText(/Demo account/)).toBeHidden();
  release();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
});

test('where a server answers no page offers the demo account once it is hydrated', async ({ context, page }) => {
  await openNetwork(context);
  await page.goto(signInPage);
  // The year comes with hydration.
  await expect(page.getByText(/^\d{4} - \d{4} Quarterdeck$/)).toBeVisible();
  await expect(page.getByText(/Demo account/)).toHaveCount(0);
});
