import { focusContent } from '@quarterdeck/ui/keptFocus';
import { withoutFilters } from './backlogView';
import type { ViewControl } from './useBacklogView';

/** Puts the cursor into the field of the search. */
export const focusSearch = () => document.querySelector<HTMLInputElement>('[data-backlog-search] input')?.focus();

/**
 * Asks for the whole backlog. The button that does so goes with the filters: the focus waits in the search, but where
 * that would bring a keyboard over half of the screen at the beginning of the page.
 */
export function clearFilters({ change }: Pick<ViewControl, 'change'>): void {
  if (matchMedia('(pointer: coarse)').matches) focusContent();
  else focusSearch();
  change(withoutFilters);
}
