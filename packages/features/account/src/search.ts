import { paths, type SearchContext, type SearchHit, type SearchSection } from '@quarterdeck/contract';
import { fold } from '@quarterdeck/contract/rules/fold';
import { sectionHref, settingsSections, type SettingsSection } from './components/settings/sections';
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

/** The settings of each part, as keys of their names. */
const settingsOf: Record<SettingsSection, readonly string[]> = {
  project: [
    'settings.project.name',
    'settings.project.summary',
    'settings.project.startDate',
    'settings.project.currency',
    'settings.project.goals',
    'settings.start.title',
  ],
  people: ['settings.people.invite'],
  appearance: [
    'settings.language.title',
    'settings.appearance.theme',
    'settings.appearance.scheme',
    'settings.appearance.layout',
    'settings.appearance.density',
    'settings.appearance.textSize',
    'settings.appearance.reduceMotion',
  ],
  keyboard: ['settings.keyboard.single'],
  receipts: [],
  data: ['settings.export.title', 'settings.reset.title'],
  // Where a server answers there is no demo, and a search does not know that: a command of the shell leads there.
  demo: [],
};

/** Settings by their names, each saying in which part it is; parts by their names, and by what they are about. */
export function findSettings(t: SearchContext['t'], matches: (text: string) => boolean): SearchHit[] {
  const title = t('settings.title');
  return settingsSections
    .filter((section) => section !== 'demo')
    .flatMap((section): SearchHit[] => {
      const part = t(`settings.${section}.title`);
      const hit = (label: string, hint: string) => ({ label, address: sectionHref(section), icon: 'settings', hint });
      const named = settingsOf[section].map((key) => t(key)).filter(matches);
      const isAbout = named.length === 0 && matches(t(`settings.${section}.line`));
      return [
        ...(matches(part) || isAbout ? [hit(part, title)] : []),
        ...named.map((label) => hit(label, `${title} · ${part}`)),
      ];
    });
}
