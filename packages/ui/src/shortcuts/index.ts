export { isSingleKey } from './keyKinds';
export { actOf, shortcutsOf } from './shortcutsOf';
export { useShortcuts } from './useShortcuts';
export type { Shortcuts } from './useShortcuts';
