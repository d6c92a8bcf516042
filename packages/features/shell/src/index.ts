export { errorWordsOf } from './errorWords';
export { useSiteShortcuts } from './keys/useSiteShortcuts';
export { kitMessagesOf } from './kitMessages';
export { AppearancePanel, CommandSearch, DemoResetDialog, KeySheet, Shell } from './parts';
export { ShellHostContext, useShellHost } from './ShellContext';
export type { FeatureHits, FrameSource, ScreenKeys, ShellHost } from './ShellContext';
