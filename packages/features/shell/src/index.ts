export { errorWordsOf } from './errorWords';
export { useSiteShortcuts } from './keys/useSiteShortcuts';
export { kitMessagesOf } from './kitMessages';
export {
  AppearancePanel,
  CommandSearch,
  DemoResetDialog,
  KeySheet,
  loadCommandSearch,
  loadShell,
  Shell,
} from './parts';
export { reloadPage } from './reloadPage';
export { ShellHostContext, useShellHost } from './ShellContext';
export type { ScreenKeys, ShellHost } from './ShellContext';
export { usePartFailure } from './usePartFailure';
