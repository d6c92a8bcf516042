import { flushSync } from 'react-dom';
import type { FindTyped } from '../VerticalNavigation/typeahead';

/**
 * Moves the focus along a rail, into what is open beside it and back.
 * @param open opens what an item holds, by id, or closes it (null).
 * @returns true when the key meant something here.
 */
export function moveFocus(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  root: HTMLElement,
  active: Element | null,
  open: (id: string | null) => void,
  findTyped: FindTyped,
): boolean {
  const items = [...root.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a[href], button)')];
  const opened = items.find((item) => item.getAttribute('aria-expanded') === 'true');
  const column = root.querySelector(':scope > [data-part="column"]');
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (opened && key === 'Escape') {
    opened.focus();
    open(null);
    return true;
  }
  if (opened && column?.contains(active)) {
    // Within the tree the same key closes a branch first, or goes to the one above.
    const isInBranch = active?.closest('ul ul') != null || active?.getAttribute('aria-expanded') === 'true';
    if (key !== back || isInBranch) return false;
    opened.focus();
    return true;
  }
  const at = items.findIndex((item) => item === active);
  const current = items[at];
  if (!current) return false;
  switch (key) {
    case 'ArrowDown':
      items[Math.min(at + 1, items.length - 1)]?.focus();
      return true;
    case 'ArrowUp':
      items[Math.max(at - 1, 0)]?.focus();
      return true;
    case 'Home':
      items[0]?.focus();
      return true;
    case 'End':
      items.at(-1)?.focus();
      return true;
    case back:
      if (current !== opened) return false;
      open(null);
      return true;
    case isRtl ? 'ArrowLeft' : 'ArrowRight': {
      const id = current.dataset['entry'];
      if (id === undefined) return false;
      // It has to be there to take the focus.
      flushSync(() => open(id));
      root.querySelector<HTMLElement>(':scope > [data-part="column"] > div :is(a[href], button)')?.focus();
      return true;
    }
    default: {
      const found = findTyped(items, at, key, timeStamp);
      found?.focus();
      return found !== undefined;
    }
  }
}
