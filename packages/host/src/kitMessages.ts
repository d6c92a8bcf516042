import type { TFunction } from '@quarterdeck/i18n';
import { englishMessages, type KitMessages } from '@quarterdeck/ui/messages';

/** Words of the kit that take values, with the names of the values in the message. */
const withValues: { [Key in keyof KitMessages as KitMessages[Key] extends string ? never : Key]: string[] } = {
  undone: ['label'],
  lastDaySet: ['month', 'days'],
  yearRefused: ['first', 'last'],
  dayTooEarly: ['day'],
  dayTooLate: ['day'],
  create: ['text'],
  remove: ['name'],
  removed: ['name'],
  sortedAscending: ['column'],
  sortedDescending: ['column'],
  chartMenu: ['title'],
  showTableOf: ['title'],
  tableOf: ['title'],
  thinnedPoints: ['shown', 'total'],
  chartHigh: ['value'],
  chartLow: ['value'],
  chartPoint: ['point', 'series', 'value'],
  chartPlace: ['position', 'total'],
  seriesHidden: ['name'],
  seriesShown: ['name'],
  alreadyAdded: ['name'],
  fileSizeLimit: ['size'],
  uploadedSize: ['done', 'total'],
  download: ['name'],
  uploadAgain: ['name'],
  cancelUpload: ['name'],
  fileAdded: ['name'],
  fileRemoved: ['name'],
  fileTooLarge: ['name', 'size'],
  fileEmpty: ['name'],
  fileTypeRefused: ['name'],
  fileCountRefused: ['count'],
  copy: ['name'],
  phoneTooShort: ['country'],
  phoneTooLong: ['country'],
  phoneInvalid: ['country'],
  imageFailed: ['name'],
  enlarge: ['name'],
  imageCount: ['position', 'total'],
  pictureUnreadable: ['name'],
  typeToConfirm: ['word'],
  moreCount: ['count'],
  cardMoved: ['title', 'lane', 'position', 'total'],
  cardLifted: ['title'],
  cardPlace: ['lane', 'position', 'total'],
  cardReturned: ['title'],
  fileNotRead: ['name'],
  moreRows: ['count'],
  resultCount: ['count'],
  inGroups: ['count'],
  resultsInGroups: ['results', 'groups'],
  changesSaved: ['count'],
  selected: ['count'],
  pasteCut: ['count'],
};

/** The kit's words in the reader's language; each is the message `kit.<name>`. */
export function kitMessagesOf(t: TFunction): KitMessages {
  const words = Object.keys(englishMessages).map((name) => {
    const names = Object.entries(withValues).find(([key]) => key === name)?.[1];
    const word = names
      ? (...values: unknown[]) => t(`kit.${name}`, Object.fromEntries(names.map((key, index) => [key, values[index]])))
      : t(`kit.${name}`);
    return [name, word];
  });
  return Object.fromEntries(words) as KitMessages;
}
