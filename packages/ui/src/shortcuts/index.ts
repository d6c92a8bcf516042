export { isSingleKey } from './keyKinds';
export { useShortcuts } from './useShortcuts';
export type { Shortcuts } from './useShortcuts';
