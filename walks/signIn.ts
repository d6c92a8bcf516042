import { expect, type Locator, type Page } from 'playwright/test';
import { freezeClock } from './support.ts';

/** The one account of the demo. */
export const account = { email: 'elif@harbour.example', password: 'twelve-weeks' } as const;

export const signInPage = '/pages/authentication/sign-in/split-screen';

export const emailOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Email' });
export const passwordOf = (area: Page | Locator): Locator => area.getByLabel('Password', { exact: true });
export const dialogOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Your session has expired' });

/** Fills the form and sends it by Enter. */
export async function signIn(page: Page, password: string = account.password): Promise<void> {
  await emailOf(page).fill(account.email);
  await passwordOf(page).fill(password);
  await passwordOf(page).press('Enter');
}

/** Opens a page as somebody who is signed in. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await freezeClock(page);
  await page.goto(`${signInPage}?${new URLSearchParams({ returnTo: address })}`);
  await signIn(page);
  await page.waitForURL((url) => url.pathname === new URL(address, url).pathname);
}

/** What the browser keeps of the session; null for nothing. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('qd:session'));

/** When the token expires that the browser keeps (seconds since 1970); undefined for none. */
export const expiryOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const { accessToken = '' } = JSON.parse(localStorage.getItem('qd:session') ?? '{}') as { accessToken?: string };
    const [, claims] = accessToken.split('.');
    if (claims === undefined) return undefined;
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number }).exp;
  });

/** Changes the signature of the token that the browser keeps, so that the API refuses the next call. */
export async function tamper(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('qd:session') ?? '{}') as { accessToken: string };
    const [head, body] = kept.accessToken.split('.');
    localStorage.setItem('qd:session', JSON.stringify({ ...kept, accessToken: `${head}.${body}.AAAA` }));
  });
}

/** Signs in again in the dialog over the page. */
export async function goOn(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(account.email, { exact: true })).toBeVisible();
  // Key by key, as people do: each of them has to arrive.
  await passwordOf(dialog).pressSequentially(account.password);
  await passwordOf(dialog).press('Enter');
  await expect(dialog).toBeHidden();
}
