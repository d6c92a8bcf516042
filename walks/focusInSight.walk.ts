import type { Page } from 'playwright/test';
import { demoVisit, keepVisit } from './product.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 375, height: 812 } });
test.describe.configure({ timeout: 120_000 });

/** More stops than a person would make to see what a page has. */
const mostStops = 60;

/** Runs in the page. @returns what has the focus under something else, such as a bar at the lower edge; null when it can be seen. */
function coveredFocus(): string | null {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return null;
  // The field of a card or switch is hidden in its label.
  const focused = element.closest('label') ?? element;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const middle = [left + width / 2, top + Math.min(height / 2, innerHeight / 2)] as const;
  const seen = document.elementFromPoint(...middle);
  if (seen !== null && (focused.contains(seen) || seen.contains(focused))) return null;
  return `${element.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''} at ${Math.round(middle[1])}`;
}

async function coveredOnTheWay(page: Page, key: string, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    let found = await page.evaluate(coveredFocus);
    if (found === null) continue;
    // A row of chips may still be on its way.
    const look = async () => {
      found = await page.evaluate(coveredFocus);
      return found;
    };
    await expect
      .poll(look, { timeout: 1000 })
      .toBeNull()
      .catch(() => undefined);
    if (found !== null) covered.push(found);
  }
  return covered;
}

for (const [name, address] of [
  ['the marketplace', '/marketplace'],
  ['the backlog', '/backlog'],
  ['an item', '/backlog/item-01'],
  ['checkout', '/payment'],
  ['help', '/help'],
  ['the settings of the appearance', '/settings?section=appearance'],
  ['the people', '/settings?section=people'],
  ['the tasks', '/apps/tasks'],
] as const) {
  test(`on a phone nothing of ${name} has the focus under a bar`, async ({ page }) => {
    await keepVisit(page, { ...demoVisit, projectRequirements: [{ id: 'QD-001', price: 380 }] });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await coveredOnTheWay(page, 'Tab', mostStops)).toEqual([]);
  });
}

test('on a phone the row of the backlog that arrows come to is in sight', async ({ page }) => {
  await keepVisit(page, demoVisit);
  await page.goto('/backlog');
  await page.getByRole('row').first().focus();
  expect(await coveredOnTheWay(page, 'ArrowDown', 24)).toEqual([]);
});

test('on a phone nothing of get started has the focus under its buttons', async ({ page }) => {
  await keepVisit(page, {});
  await page.goto('/getstarted');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Lantern tours');
  for (const step of ['Next', 'Next', 'Last']) {
    expect(await coveredOnTheWay(page, 'Tab', 20)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    if (step === 'Last') expect(await coveredOnTheWay(page, 'Tab', 20)).toEqual([]);
  }
});
