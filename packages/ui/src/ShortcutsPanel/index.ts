export { ShortcutsPanel } from './ShortcutsPanel';
export type { ShortcutsPanelProps } from './ShortcutsPanel';
export type { IconChoice, ShortcutFormWords, ShortcutItem, ShortcutsPanelWords, ShortcutValues } from './ShortcutItem';
