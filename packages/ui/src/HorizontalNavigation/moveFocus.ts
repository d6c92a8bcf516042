import { flushSync } from 'react-dom';
import type { FindTyped } from '../VerticalNavigation/typeahead';

/** Links and buttons of the row itself, but for those that do not fit. */
const tabsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>(':scope > ul > li:not([data-hidden]) > :is(a, button)'),
];

/** The first link or button of what is open below an entry. */
const firstBelow = (tab: Element) => tab.nextElementSibling?.querySelector<HTMLElement>('a[href], button');

/**
 * Moves the focus along the row, into what is open below it and back.
 * @param open opens what is below an entry, by id, or closes it (null).
 * @returns true when the key meant something here.
 */
export function moveFocus(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  root: HTMLElement,
  active: Element | null,
  open: (id: string | null) => void,
  findTyped: FindTyped,
): boolean {
  const tabs = tabsOf(root);
  const opened = tabs.find((tab) => tab.getAttribute('aria-expanded') === 'true');
  const isBelow = opened !== undefined && opened.nextElementSibling?.contains(active) === true;
  if (key === 'Escape' && opened) {
    opened.focus();
    open(null);
    return true;
  }
  if (isBelow) {
    if (key !== 'ArrowUp' || active !== firstBelow(opened)) return false;
    opened.focus();
    return true;
  }
  const at = tabs.findIndex((tab) => tab === active);
  const current = tabs[at];
  if (!current) return false;
  const isRtl = getComputedStyle(root).direction === 'rtl';
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      tabs[(at + 1) % tabs.length]?.focus();
      return true;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      tabs.at(at - 1)?.focus();
      return true;
    case 'Home':
      tabs[0]?.focus();
      return true;
    case 'End':
      tabs.at(-1)?.focus();
      return true;
    case 'ArrowDown': {
      const id = current.dataset['entry'];
      if (id === undefined) return false;
      // It has to be there to take the focus.
      flushSync(() => open(id));
      firstBelow(current)?.focus();
      return true;
    }
    default: {
      const found = findTyped(tabs, at, key, timeStamp);
      found?.focus();
      return found !== undefined;
    }
  }
}
