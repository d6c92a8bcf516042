import { paths } from '@quarterdeck/contract';
import { Database, FolderKanban, Keyboard, Palette, ReceiptText, type LucideIcon } from 'lucide-react';

/** The parts of the settings, in order; their names stand in the address. */
export const settingsSections = ['project', 'appearance', 'keyboard', 'receipts', 'data'] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const sectionIcons: Record<SettingsSection, LucideIcon> = {
  project: FolderKanban,
  appearance: Palette,
  keyboard: Keyboard,
  receipts: ReceiptText,
  data: Database,
};

/** The part that an address asks for; null for none, and for one that there is not. */
export const sectionAt = (parameter: string | null): SettingsSection | null =>
  settingsSections.find((section) => section === parameter) ?? null;

export const sectionHref = (section: SettingsSection): string => `${paths.settings.href()}?section=${section}`;
