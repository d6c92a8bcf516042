import { createContext, use } from 'react';

/** Words the kit needs of its own. Everything else comes as props. */
export interface KitMessages {
  close: string;
  clear: string;
  cancel: string;
  loading: string;
  retry: string;
  undo: string;
  details: string;
  copyDetails: string;
  optional: string;
  more: string;
  search: string;
  noResults: string;
  notifications: string;
  skipToContent: string;
  mainNavigation: string;
  opensNewWindow: string;
  chooseDate: string;
  clearDate: string;
  today: string;
  tomorrow: string;
  nextWeek: string;
  /** Label of the row that makes a new option out of what was typed. */
  create: (text: string) => string;
  remove: (name: string) => string;
  resultCount: (count: number) => string;
  selected: (count: number) => string;
}

/** English, so that the kit works alone; the host gives the words of its language. */
export const englishMessages: KitMessages = {
  close: 'Close',
  clear: 'Clear',
  cancel: 'Cancel',
  loading: 'Loading',
  retry: 'Try again',
  undo: 'Undo',
  details: 'Details',
  copyDetails: 'Copy details',
  optional: 'optional',
  more: 'More',
  search: 'Search...',
  noResults: 'No results',
  notifications: 'Notifications',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  opensNewWindow: 'opens in a new window',
  chooseDate: 'Choose a date',
  clearDate: 'No date',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  create: (text) => `Create “${text}”`,
  remove: (name) => `Remove ${name}`,
  resultCount: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  selected: (count) => `${count} selected`,
};

/** Gives the kit below it its words. */
export const KitMessagesContext = createContext<KitMessages>(englishMessages);

export function useKitMessages(): KitMessages {
  return use(KitMessagesContext);
}
