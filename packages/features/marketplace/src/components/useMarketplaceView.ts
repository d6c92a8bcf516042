import { useAddressView, type AddressView, type ViewInAddress } from '@quarterdeck/ui/addressState';
import { readView, viewParameters, withoutFilters, writeView, type MarketplaceView } from '../model/marketplaceView';

export type ViewControl = AddressView<MarketplaceView>;

const viewInAddress: ViewInAddress<MarketplaceView> = { names: viewParameters, read: readView, write: writeView };

/** The view of the address. Whatever changes what is found begins at page 1. */
export function useMarketplaceView(): ViewControl {
  const { view, searchOf, change } = useAddressView(viewInAddress);
  return {
    view,
    searchOf: (patch) => searchOf({ page: 1, ...patch }),
    change: (patch, way) => change({ page: 1, ...patch }, way),
  };
}

/** Asks for the whole marketplace. The button that does so goes with the filters: the focus waits at the count. */
export function clearFilters({ view, change }: Pick<ViewControl, 'view' | 'change'>): void {
  document.querySelector<HTMLElement>('[data-marketplace-count]')?.focus({ preventScroll: true });
  change(withoutFilters(view));
}
