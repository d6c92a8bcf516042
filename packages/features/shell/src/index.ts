export { Footer } from './Footer';
export { joinFramePieces } from './frame/joinFramePieces';
export { useSiteShortcuts } from './keys/useSiteShortcuts';
export {
  AppearanceButton,
  AppearancePanel,
  CommandSearch,
  DemoResetDialog,
  KeySheet,
  Shell,
  shellWrites,
} from './parts';
export { useLanguageMenu } from './tools/useLanguageMenu';
export { ShellHostContext, useShellHost } from './ShellContext';
export type { FeatureHits, FrameSource, ScreenKeys, ShellHost } from './ShellContext';
