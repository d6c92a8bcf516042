import { expect, type Locator, type Page } from 'playwright/test';
import { freezeClock } from './support.ts';

/** The first task of the seeds: high priority, due on the walk's day. */
export const firstTask = 'Send Marta Lindqvist the revised season calendar';
/** The third task of the seeds, due the day after. */
export const thirdTask = 'Prepare the demo for Costa Verde Charters';

/** Opens the list, or one task beside it, on the walk's day, and waits for the rows. */
export async function openTasks(page: Page, address = '/apps/tasks'): Promise<void> {
  await freezeClock(page);
  await page.goto(address);
  await expect(listOf(page).getByRole('row').first()).toBeVisible();
}

export const listOf = (page: Page): Locator => page.getByRole('grid');

/** The row of a task or section with exactly this title. */
export function rowOf(page: Page, title: string): Locator {
  const task = page.getByRole('link', { name: title, exact: true });
  return listOf(page)
    .getByRole('row')
    .filter({ has: task.or(page.getByRole('button', { name: title, exact: true })) });
}

export const checkOf = (page: Page, title: string): Locator => rowOf(page, title).getByRole('checkbox');

/** The open task: beside the list on wide windows, over it on small ones. */
export function panelOf(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Task', exact: true })
    .or(page.getByRole('dialog', { name: 'Task', exact: true }));
}

/** Opens a task by a click on its title and waits for its form. */
export async function openTask(page: Page, title: string): Promise<Locator> {
  await rowOf(page, title).getByRole('link').click();
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  return panel;
}

/** The message in the corner that says this. */
export function messageOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog').filter({ hasText: text });
}

/** Titles of the rows that are mounted, from the top. */
export async function titlesOf(page: Page): Promise<string[]> {
  return listOf(page).getByRole('row').locator('a, [data-part="title"]').allInnerTexts();
}

/** Opens the menu of a row and chooses from it; further names lead through submenus. */
export async function chooseFromMenu(page: Page, title: string, ...names: string[]): Promise<void> {
  const row = rowOf(page, title);
  await row.hover();
  await row.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  for (const name of names) await menuItem(page, name).click();
}

/** An entry of the menu that was opened last, of any kind. */
export function menuItem(page: Page, name: string): Locator {
  const menu = page.getByRole('menu').last();
  return menu
    .getByRole('menuitem', { name })
    .or(menu.getByRole('menuitemradio', { name }))
    .or(menu.getByRole('menuitemcheckbox', { name }));
}

/**
 * Leaves the page as a person does who first looks elsewhere, so that everything is stored, and opens it again.
 * What a reload in the very moment of a change keeps has walks of its own.
 */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // A transaction that reads waits for those that write before it.
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('quarterdeck-mocks');
      opening.addEventListener('error', () => reject(new Error('The database does not open')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('collections').objectStore('collections').count();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  });
  await page.reload();
  await expect(listOf(page).getByRole('row').first()).toBeVisible();
}
