import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the backlog, for its handlers, its hints and the sheet of keys. */
export const backlogKeys = {
  add: { keys: ['c'], titleKey: 'backlog.add' },
  search: { keys: ['/'], titleKey: 'backlog.search' },
  edit: { keys: ['e'], titleKey: 'shell.keys.edit' },
  delete: { keys: ['#', 'Delete'], titleKey: 'shell.keys.delete' },
} as const satisfies Readonly<Record<string, KeyOffer>>;
