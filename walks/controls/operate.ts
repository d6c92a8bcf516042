import type { ElementHandle, Page } from 'playwright/test';
import { findControl, type Control, type ControlKind } from './control.ts';
import type { Health } from './health.ts';

/** @returns what went wrong, if the page cannot tell by itself. */
type Step = (page: Page, element: ElementHandle<HTMLElement>) => Promise<string | undefined | void>;

const markup = '<img src=x onerror=alert(1)>';
const longText = 'Lighthouse keepers’ rota, '.repeat(40);

const keys =
  (...names: string[]): Step =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };

const type =
  (text: string, ...after: string[]): Step =>
  async (page) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
    for (const name of after) await page.keyboard.press(name);
  };

const typeKeys =
  (text: string, ...after: string[]): Step =>
  async (page) => {
    await page.keyboard.type(text);
    for (const name of after) await page.keyboard.press(name);
  };

const hasFocus = (element: HTMLElement) => element === document.activeElement;

/**
 * Runs in the page. What Tab does not reach by design, and no arrow key either, is for the pointer alone.
 * @returns whether the focus has moved.
 */
function takeFocus(element: HTMLElement): boolean {
  const isForPointer = element.matches('button, a') && element.tabIndex < 0 && !element.hasAttribute('role');
  if (isForPointer || element === document.activeElement) return false;
  element.focus();
  return true;
}

/** Runs in the page. */
const countOverlays = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')].filter((overlay) =>
    overlay.checkVisibility(),
  ).length;

const overlaysChange = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')].filter((it) =>
        it.checkVisibility(),
      ).length !== count,
    before,
    { timeout: 2000 },
  );

const succeeds = (act: Promise<unknown>) =>
  act.then(
    () => true,
    () => false,
  );

/** Runs in the page. Buttons for screen readers alone are too small for a pointer. */
function isForPointers(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Runs in the page. @returns undefined where the element is gone. */
function whatLiesOver(element: HTMLElement): string | undefined {
  if (!element.isConnected) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null) return 'it is out of the window';
  return element.contains(over)
    ? 'it moves'
    : `${over.tagName} of ${over.closest('[role], [data-part]')?.getAttribute('data-part') ?? over.closest('[role]')?.role ?? 'nothing'} lies over it`;
}

/** A click that lands: where something lies over the element, or it moves, nothing else is pressed in its place. */
async function click(page: Page, element: ElementHandle<HTMLElement>): Promise<string | undefined> {
  const forPointers = await element.evaluate(isForPointers);
  if (!forPointers) await element.evaluate((button) => button.click());
  if (!forPointers || (await succeeds(element.click({ timeout: 5000 })))) return undefined;
  // Nobody can press what something lies over: that is closed first.
  await page.keyboard.press('Escape');
  if (await succeeds(element.click({ timeout: 5000 }))) return undefined;
  const over = await element.evaluate(whatLiesOver).catch(() => undefined);
  return over === undefined ? undefined : `it cannot be pressed: ${over}`;
}

/** By key where the focus gets there; entries of a list beside a field never have it. */
const press =
  (key: string): Step =>
  async (page, element) => {
    const overlays = await page.evaluate(countOverlays);
    const opens = await element.getAttribute('aria-haspopup');
    let complaint: string | undefined;
    if (await element.evaluate(hasFocus)) await page.keyboard.press(key);
    else complaint = await click(page, element);
    // What opens may be drawn in a later frame; where nothing opens the next look at the page goes on without it.
    if (opens !== null) await overlaysChange(page, overlays).catch(() => undefined);
    return complaint;
  };

/** Takes the thumb some way to the end and lets it go. */
const drag: Step = async (page, element) => {
  const track = await element.evaluateHandle((input) => input.closest('[role=group]') ?? input.parentElement ?? input);
  const box = await track.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
};

const upload: Step = async (_page, element) => {
  await element.setInputFiles({ name: 'rota.csv', mimeType: 'text/csv', buffer: Buffer.from('title\nRota\n') });
};

/** What a stranger does to a control, in turn; each step stands alone, since the one before may have taken the control away. */
const stepsOf: Record<ControlKind, readonly Step[]> = {
  press: [press('Enter')],
  link: [press('Enter')],
  toggle: [press('Space'), press('Space'), press('Space')],
  radio: [keys('ArrowDown', 'ArrowUp'), press('Space')],
  tab: [keys('ArrowRight', 'ArrowLeft', 'End', 'Home'), press('Enter')],
  text: [
    type(markup, 'Home', 'End', 'ArrowUp', 'ArrowDown'),
    type(longText, 'Home', 'End'),
    type(markup, 'Enter'),
    type('', 'Escape'),
  ],
  number: [
    type('12', 'Enter'),
    type('7'),
    keys('ArrowUp', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'),
    typeKeys('-3,5', 'Enter'),
    typeKeys(markup, 'Tab'),
    type('99999999999', 'Enter'),
    type('', 'Enter', 'Escape'),
  ],
  datePart: [
    typeKeys('1'),
    keys('ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'),
    typeKeys('99'),
    typeKeys('<'),
    keys('Backspace', 'Backspace', 'Escape'),
  ],
  combobox: [
    type(markup, 'ArrowDown', 'ArrowUp', 'Home', 'End'),
    type(longText),
    type('a', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'),
    type('', 'Escape'),
  ],
  slider: [keys('ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageUp', 'Home', 'End'), drag],
  menuItem: [keys('End', 'Home', 'ArrowDown', 'ArrowUp'), press('Enter')],
  option: [keys('End', 'Home', 'ArrowDown', 'ArrowUp'), press('Enter')],
  // Enter would do what the row's link does, and leave before what the selection brings is seen.
  row: [keys('ArrowDown', 'ArrowUp', 'End', 'Home'), press('Space')],
  file: [upload],
  other: [keys('ArrowDown', 'ArrowUp', 'End', 'Home')],
};

/**
 * Operates a control by its kind, and looks at the page after each step; `way` says in a finding how to come there.
 * @param isAttempt whether something may lie over it, and the caller knows another way.
 * @returns whether it was there.
 */
export async function operate(
  page: Page,
  control: Control,
  health: Health,
  way: string,
  isAttempt = false,
): Promise<boolean> {
  const path = new URL(page.url()).pathname;
  let found = false;
  for (const step of stepsOf[control.kind]) {
    if (new URL(page.url()).pathname !== path) break;
    const element = await findControl(page, control);
    if (!element) break;
    found = true;
    // A form may have taken it away between the two calls.
    const isMoved = await element.evaluate(takeFocus);
    // Some load with the focus what a press then opens. Where it was here already, the check of the step before has waited.
    await health.ready(isMoved);
    const complaint = (await step(page, element)) ?? undefined;
    await health.check(way, isAttempt ? undefined : complaint);
  }
  return found;
}
