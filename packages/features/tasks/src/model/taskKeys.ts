import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the list of tasks, for its handlers, its hints and the sheet of keys. */
export const taskKeys = {
  addTask: { keys: ['c'], titleKey: 'tasks.addTask' },
  addSection: { keys: ['Shift+C'], titleKey: 'tasks.addSection' },
  search: { keys: ['/'], titleKey: 'tasks.search' },
  complete: { keys: ['Space'], titleKey: 'shell.keys.complete' },
  edit: { keys: ['e'], titleKey: 'shell.keys.edit' },
  delete: { keys: ['#', 'Delete'], titleKey: 'shell.keys.delete' },
} as const satisfies Readonly<Record<string, KeyOffer>>;
