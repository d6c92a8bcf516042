import type { TFunction } from '@quarterdeck/i18n';
import { englishMessages, type KitMessages } from '@quarterdeck/ui/messages';

/** Words of the kit that take values, with the names of the values in the message. */
const withValues: { [Key in keyof KitMessages as KitMessages[Key] extends string ? never : Key]: string[] } = {
  lastDaySet: ['month', 'days'],
  yearRefused: ['first', 'last'],
  dayTooEarly: ['day'],
  dayTooLate: ['day'],
  create: ['text'],
  remove: ['name'],
  alreadyAdded: ['name'],
  copy: ['name'],
  typeToConfirm: ['word'],
  moreCount: ['count'],
  resultCount: ['count'],
  changesSaved: ['count'],
  selected: ['count'],
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
