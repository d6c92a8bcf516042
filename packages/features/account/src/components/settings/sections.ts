import { paths } from '@quarterdeck/contract';
import { useHostActions } from '@quarterdeck/ui/hostActions';

/** The parts of the settings, in order; their names stand in the address. */
export const settingsSections = ['project', 'people', 'appearance', 'keyboard', 'receipts', 'data', 'demo'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Those that there are for this visitor: there is a demo only where no server answers. */
export const useSettingsSections = (): readonly SettingsSection[] => {
  const { demo } = useHostActions();
  return demo ? settingsSections : settingsSections.filter((section) => section !== 'demo');
};

/** The part that an address asks for; null for none, and for one that there is not. */
export const sectionAt = (parameter: string | null, sections: readonly SettingsSection[]): SettingsSection | null =>
  sections.find((section) => section === parameter) ?? null;

export const sectionHref = (section: SettingsSection): string => `${paths.settings.href()}?section=${section}`;
