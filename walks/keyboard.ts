import type { Locator, Page } from 'playwright/test';
import { expect } from './support.ts';

/** More stops than any of these pages has. */
const mostStops = 160;

const isFocused = (control: Locator) =>
  control.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Goes from control to control until this one has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostStops} presses of Tab do not come to ${String(control)}.`);
}

/** Runs in the page: nothing lies over what has the focus, such as a bar at the lower edge. */
function isFocusInSight(): boolean {
  const element = document.activeElement ?? document.body;
  // The field of a card that is ticked is hidden in it.
  const focused = element.closest('label') ?? element;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
}

/** What has come of the press keeps the focus on the page. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control);
  expect(await page.evaluate(isFocusInSight), `${String(control)} is in sight`).toBe(true);
  await page.keyboard.press(key);
  await expect(page.locator('body')).not.toBeFocused();
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}
