export { isSingleKey } from './keyKinds';
export { actionOf, shortcutsOf } from './shortcutsOf';
export { useShortcuts } from './useShortcuts';
export type { Shortcuts } from './useShortcuts';
