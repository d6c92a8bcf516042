import type { KeyboardEvent } from 'react';
import type { FindTyped } from './typeahead';

/**
 * Moves the focus inside a tree of links and disclosure buttons.
 * @returns true when the key meant something here.
 */
export function focusByKey(
  event: KeyboardEvent<HTMLElement>,
  root: HTMLElement,
  setOpen: (id: string, open: boolean) => void,
  findTyped: FindTyped,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const rows = [...root.querySelectorAll<HTMLElement>('a[href], button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const current = rows[at];
  if (!current) return false;
  const focus = (row: HTMLElement | undefined) => {
    row?.focus();
    return true;
  };
  const focusIfFound = (row: HTMLElement | undefined) => row !== undefined && focus(row);
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const branch = current.dataset['branch'];
  const open = current.getAttribute('aria-expanded') === 'true';

  switch (event.key) {
    case 'ArrowDown':
      return focus(rows[Math.min(at + 1, rows.length - 1)]);
    case 'ArrowUp':
      return focus(rows[Math.max(at - 1, 0)]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (branch === undefined) return false;
      if (open) return focus(rows[at + 1]);
      setOpen(branch, true);
      return true;
    case isRtl ? 'ArrowRight' : 'ArrowLeft': {
      if (branch !== undefined && open) {
        setOpen(branch, false);
        return true;
      }
      const parent = current.closest('li')?.parentElement?.closest('li');
      return focus(parent?.querySelector<HTMLElement>(':scope > button') ?? undefined);
    }
    default:
      return focusIfFound(findTyped(rows, at, event.key, event.timeStamp));
  }
}
