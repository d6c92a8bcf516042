import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the screen, for its handlers and for the sheet of keys. */
export const sampleItemKeys = {
  add: { keys: ['c'], titleKey: 'sampleItems.add' },
  delete: { keys: ['#', 'Delete'], titleKey: 'shell.keys.delete' },
} satisfies Record<string, KeyOffer>;
