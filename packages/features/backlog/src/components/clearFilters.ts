import { focusContent } from '@quarterdeck/ui/keptFocus';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { withoutFilters } from '../model/backlogView';
import type { ViewControl } from './useBacklogView';

/**
 * Asks for the whole backlog. The button that does so goes with the filters: the focus waits in the search, but where
 * that would bring a keyboard over half of the screen at the beginning of the page.
 */
export function clearFilters({ change }: Pick<ViewControl, 'change'>): void {
  if (matchMedia('(pointer: coarse)').matches) focusContent();
  else focusSearch();
  change(withoutFilters);
}
