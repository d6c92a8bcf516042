export { useCommands } from './commands/useCommands';
export { errorWordsOf } from './errorWords';
export { kitMessagesOf } from './kitMessages';
export { AppearancePanel, CommandSearch, KeySheet, loadCommandSearch, loadShell, Shell } from './parts';
export { ShellHostContext, useShellHost } from './ShellContext';
export type { ShellHost } from './ShellContext';
export { usePartFailure } from './usePartFailure';
