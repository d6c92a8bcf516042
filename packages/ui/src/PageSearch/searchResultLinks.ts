import type { KeyboardEvent } from 'react';
import { focusSearch } from '../typedSearch';

const resultLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-search-results] a')];

/** @returns whether there is one. */
export function focusFirstResult(): boolean {
  const [first] = resultLinks();
  first?.focus();
  return first !== undefined;
}

/** Up and down move through the results; up from the first one leads back to the field. */
export function moveThroughResults(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = resultLinks();
  const index = links.findIndex((link) => link === document.activeElement);
  if (index + step < 0) focusSearch();
  else links[index + step]?.focus();
}
