import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { marketplaceKeys } from '../model/marketplaceKeys';

/** Goes to the next or previous card from the one that has the focus; from elsewhere to the first or last. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-marketplace] [data-part="card-link"]')];
  const at = links.findIndex((link) => link.closest('article')?.contains(document.activeElement));
  links.at(at < 0 ? (step === 1 ? 0 : -1) : Math.min(links.length - 1, Math.max(0, at + step)))?.focus();
}

/** Presses the button of the card that has the focus. */
function toggleFocused(): void {
  document.activeElement?.closest('article')?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
}

const shortcuts = shortcutsOf(marketplaceKeys, {
  search: focusSearch,
  next: () => moveFocus(1),
  previous: () => moveFocus(-1),
  select: toggleFocused,
});

/** Single keys of the list, as in every list: j and k move, x selects, a slash leads to the search. */
export const useMarketplaceKeys = (): void => useShortcuts(shortcuts);
