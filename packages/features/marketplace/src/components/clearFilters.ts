import { withoutFilters } from '../model/marketplaceView';
import type { ViewControl } from './useMarketplaceView';

/** Asks for the whole marketplace. The button that does so goes with the filters: the focus waits at the count. */
export function clearFilters({ view, change }: Pick<ViewControl, 'view' | 'change'>): void {
  document.querySelector<HTMLElement>('[data-marketplace-count]')?.focus({ preventScroll: true });
  change(withoutFilters(view));
}
