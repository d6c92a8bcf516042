import { paths, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { fold } from '@quarterdeck/contract/rules/fold';
import { findSettings } from './model/findSettings';
import { findQuestions, questionsIn } from './model/questions';

/** Hits of one kind that are shown; who looks for more searches on the page itself. */
const hitLimit = 5;

/** Finds parts of the settings and answers of the help. Neither needs a call. */
export function find(text: string, { t }: SearchContext): Promise<readonly SearchSection[]> {
  const needle = fold(text);
  const settings = findSettings(t, (name) => fold(name).includes(needle));
  const answers = findQuestions(questionsIn(t), text).map(({ item: { id, title, topic } }) => ({
    label: title,
    address: `${paths.help.href()}#${id}`,
    icon: 'life-buoy',
    hint: t(`help.topic.${topic}`),
  }));
  return Promise.resolve([
    { id: 'settings', titleKey: 'settings.title', hits: settings.slice(0, hitLimit) },
    { id: 'help', titleKey: 'help.title', hits: answers.slice(0, hitLimit) },
  ]);
}
