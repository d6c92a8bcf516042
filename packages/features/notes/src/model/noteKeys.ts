import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the notes, for its handlers, its hints and the sheet of keys. */
export const noteKeys = {
  add: { keys: ['c'], titleKey: 'notes.new' },
  search: { keys: ['/'], titleKey: 'notes.search' },
  archive: { keys: ['e'], titleKey: 'notes.archiveIt' },
  delete: { keys: ['#', 'Delete'], titleKey: 'shell.keys.delete' },
} as const satisfies Readonly<Record<string, KeyOffer>>;
