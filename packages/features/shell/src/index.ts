export { AppearancePanel, CommandSearch, KeySheet } from './overlays';
export { errorWordsOf } from './errorWords';
export { kitMessagesOf } from './kitMessages';
export { Shell } from './Shell';
export type { ShellProps } from './Shell';
export { ShellHostContext, useShellHost } from './ShellContext';
export type { ShellHost } from './ShellContext';
