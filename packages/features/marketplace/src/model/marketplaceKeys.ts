import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the marketplace, for its handlers, its hints and the sheet of keys. */
export const marketplaceKeys = {
  search: { keys: ['/'], titleKey: 'marketplace.search' },
  next: { keys: ['j'], titleKey: 'shell.keys.next' },
  previous: { keys: ['k'], titleKey: 'shell.keys.previous' },
  select: { keys: ['x'], titleKey: 'shell.keys.select' },
} as const satisfies Readonly<Record<string, KeyOffer>>;
