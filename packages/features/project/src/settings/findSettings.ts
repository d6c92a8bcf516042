import type { SearchContext, SearchHit } from '@quarterdeck/contract';
import { sectionHref, settingsSections, type SettingsSection } from './sections';

/** The settings of each part, as keys of the messages `settings`. */
const settingsOf: Record<SettingsSection, readonly string[]> = {
  project: ['project.name', 'project.summary', 'project.startDate', 'project.currency', 'project.goals', 'start.title'],
  people: ['people.invite'],
  appearance: [
    'language.title',
    'appearance.theme',
    'appearance.scheme',
    'appearance.layout',
    'appearance.density',
    'appearance.textSize',
    'appearance.reduceMotion',
  ],
  keyboard: ['keyboard.single'],
  receipts: [],
  data: ['export.title', 'reset.title'],
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
      const named = settingsOf[section].map((key) => t(`settings.${key}`)).filter(matches);
      const isAbout = named.length === 0 && matches(t(`settings.${section}.line`));
      return [
        ...(matches(part) || isAbout ? [hit(part, title)] : []),
        ...named.map((label) => hit(label, `${title} · ${part}`)),
      ];
    });
}
