import type { TFunction, Translator } from '@quarterdeck/i18n';
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

const withoutValues = Object.keys(englishMessages).filter((name) => !Object.hasOwn(withValues, name));

/**
 * The kit's words in the reader's language; each is the message `kit.<name>`, and one that is missing stays English. Those
 * without values are taken as they stand: to translate a hundred and fifty of them, one by one, takes longer than to draw
 * the frame of the page.
 */
export function kitMessagesOf(translator: Translator, t: TFunction): Partial<KitMessages> {
  const plain = withoutValues
    .map((name) => [name, translator.getResource(translator.language, 'translation', `kit.${name}`) as unknown])
    .filter(([, word]) => word !== undefined);
  const phrases = Object.entries(withValues).map(([name, keys]) => [
    name,
    (...values: unknown[]) => t(`kit.${name}`, Object.fromEntries(keys.map((key, index) => [key, values[index]]))),
  ]);
  return Object.fromEntries([...plain, ...phrases]) as Partial<KitMessages>;
}
