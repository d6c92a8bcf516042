import { expect, type Locator, type Page } from 'playwright/test';
import { freezeClock } from './support.ts';

/** Titles of requirements that the demo project does not have, and what they cost. */
export const free = ['Dark theme', 'Legal pages'] as const;

/** What a browser keeps of a visit. */
export interface Visit {
  sessionId?: string;
  project?: { id: string; name: string; currency: string };
  goMarketplace?: boolean;
  projectRequirements?: readonly { id: string; price: number }[];
}

/** The project that the demo has from the start, and the session that it belongs to. */
export const demoVisit: Visit = {
  sessionId: 'session-01',
  project: { id: 'project-01', name: 'Harbour CRM', currency: 'USD' },
};

/** Stores a visit, then opens the address on the walk's day. */
export async function openAs(page: Page, visit: Visit, address: string): Promise<void> {
  await keepVisit(page, visit);
  await page.goto(address);
}

/** Stores a visit, on the walk's day. The page stands at a file of the site afterwards. */
export async function keepVisit(page: Page, { sessionId, ...rest }: Visit): Promise<void> {
  await freezeClock(page);
  await page.goto('/favicon.svg');
  await page.evaluate(
    (texts) => {
      for (const [key, text] of texts) localStorage.setItem(key, text);
    },
    [
      ...(sessionId === undefined ? [] : [['sessionId', sessionId] as const]),
      ...Object.entries(rest).map(([key, value]) => [key, JSON.stringify(value)] as const),
    ],
  );
}

/** The text that the browser keeps under this key. */
export const stored = (page: Page, key: keyof Visit): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const marketplaceHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Choose what we build next' });

/** Selects a requirement of the marketplace by its button. */
export async function select(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Selected ${title}`, exact: true })).toBeVisible();
}

/** The way to the backlog in the header. */
export const backlogLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Product' }).getByRole('link', { name: /^Backlog/ });

/** Asks to leave the marketplace for the backlog. @returns the question. */
export async function leave(page: Page): Promise<Locator> {
  await backlogLink(page).click();
  const question = page.getByRole('dialog', { name: 'Leave the Marketplace?' });
  await expect(question).toBeVisible();
  return question;
}
