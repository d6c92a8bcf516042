import type { ElementHandle, Page } from 'playwright/test';

/** How a control is operated. */
export type ControlKind =
  | 'press'
  | 'link'
  | 'toggle'
  | 'radio'
  | 'tab'
  | 'text'
  | 'number'
  | 'datePart'
  | 'combobox'
  | 'slider'
  | 'menuItem'
  | 'option'
  | 'row'
  | 'file'
  | 'other';

/** A control as the page shows it now. */
export interface Control {
  readonly kind: ControlKind;
  /** What a person hears of it: its accessible name, shortened. */
  readonly name: string;
  /** Finds it again after the page was rendered anew: kind, name, and its place among those of the same name. */
  readonly key: string;
  /** The same for controls that repeat: those of two rows of a list, or one whose name is a count. */
  readonly shape: string;
  /** Whether it belongs to the frame round the screen: header, navigation, footer. */
  readonly isOfFrame: boolean;
}

interface ControlFinder {
  collect: () => Control[];
  find: (key: string) => HTMLElement | null;
}

declare global {
  // Only `var` declares a property of the global object.
  var controlFinder: ControlFinder;
}

/** Everything in here runs in the page. */
function installFinder(): void {
  const roles = [
    ['menuItem', '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'],
    ['option', '[role=option]'],
    ['tab', '[role=tab]'],
    ['datePart', '[role=spinbutton]:not(input)'],
    ['combobox', '[role=combobox]:is(input)'],
    ['file', 'input[type=file]'],
    ['slider', 'input[type=range], [role=slider]'],
    ['radio', 'input[type=radio], [role=radio]'],
    ['toggle', 'input[type=checkbox], [role=checkbox], [role=switch]'],
    ['number', 'input[type=number], input[inputmode=numeric][aria-roledescription], input[inputmode=decimal]'],
    ['text', 'input, textarea, [contenteditable=true]'],
    ['link', 'a[href]'],
    ['press', 'button, [role=button], summary, select'],
    ['row', '[role=row][tabindex], [role=gridcell][tabindex], [role=separator][tabindex]'],
    ['other', '[tabindex="0"]'],
  ] as const;
  const anything = roles.map(([, selector]) => selector).join(',');
  /** Entries of lists and tables, which repeat even where there are two. */
  const entries = '[role=row], [role=gridcell], article, td';
  /** So many children of one look are a list; in a menu they may each do something else. */
  const leastAlike = (parent: Element) => (parent.matches('[role=menu]') ? 12 : 7);

  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  function nameOf(element: Element): string {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : [];
    const candidates = [
      labelledBy.map((id) => textOf(document.getElementById(id)) || document.getElementById(id)?.ariaLabel).join(' '),
      element.getAttribute('aria-label') ?? '',
      labels.map(textOf).join(' '),
      textOf(element),
      element.getAttribute('placeholder') ?? '',
      element.getAttribute('title') ?? '',
    ];
    return (candidates.find((text) => text.trim() !== '') ?? '').trim().slice(0, 80);
  }

  const kindOf = (element: Element) => roles.find(([, selector]) => element.matches(selector))?.[0] ?? 'other';

  function isOperable(element: Element): boolean {
    if (
      element.closest('[inert], [aria-hidden=true], [data-prerendered-layout][inert]') ||
      element.matches(':disabled, [aria-disabled=true]')
    )
      return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  /** The way from a list's entry to the element, without names: the same for the same place of every entry. */
  function pathIn(entry: Element, element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at !== null && at !== entry; at = at.parentElement) {
      const alike = [...(at.parentElement?.children ?? [])].filter(({ tagName }) => tagName === at?.tagName);
      parts.unshift(`${at.tagName}${alike.indexOf(at)}`);
    }
    return parts.join('>');
  }

  /** The closest thing round an element that stands in a list of things alike. */
  function entryOf(element: Element): Element | null {
    const marked = element.closest(entries);
    if (marked) return marked;
    for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
      const { tagName, className, parentElement: parent } = at;
      const alike = [...parent.children].filter((it) => it.tagName === tagName && it.className === className);
      if (alike.length >= leastAlike(parent)) return at;
    }
    return null;
  }

  function shapeOf(element: Element, kind: string, name: string): string {
    const entry = entryOf(element);
    if (!entry) return `${kind} ${name.replaceAll(/\d+([.,]\d+)*/g, '#')}`;
    const list = entry.closest('[role=grid], [role=list], [role=listbox], [role=menu], ul, ol, table, section, nav');
    return `${kind} in ${list ? nameOf(list).slice(0, 30) : ''} ${entry.className} ${pathIn(entry, element)}`;
  }

  function list(): [HTMLElement, Control][] {
    const places = new Map<string, number>();
    const elements = [...document.querySelectorAll<HTMLElement>(anything)].filter(isOperable);
    return elements.map((element) => {
      const kind = kindOf(element);
      const name = nameOf(element);
      const place = (places.get(`${kind} ${name}`) ?? 0) + 1;
      places.set(`${kind} ${name}`, place);
      const key = `${kind} “${name}” ${place}`;
      const isOfFrame = !element.closest('main, [role=dialog], [role=alertdialog]');
      return [element, { kind, name, key, shape: shapeOf(element, kind, name), isOfFrame }];
    });
  }

  globalThis.controlFinder = {
    collect: () => list().map(([, control]) => control),
    find: (key) => list().find(([, control]) => control.key === key)?.[0] ?? null,
  };
}

/** Call it before the first page opens. */
export async function prepareFinder(page: Page): Promise<void> {
  await page.addInitScript(installFinder);
}

/** All controls that a person could operate now, in the order of the document. */
export const collectControls = (page: Page): Promise<Control[]> => page.evaluate(() => controlFinder.collect());

/** @returns null when the page does not show it now. */
export async function findControl(page: Page, { key }: Control): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle((wanted) => controlFinder.find(wanted), key);
  return handle.asElement();
}
