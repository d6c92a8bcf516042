import type { MockHandler } from '../core/handle';
import { mailboxSettingsHandlers } from './mailboxSettingsHandlers';
import { mailFolderHandlers } from './mailFolderHandlers';
import { mailHandlers } from './mailHandlers';
import { mailLabelHandlers } from './mailLabelHandlers';

export const handlers: readonly MockHandler[] = [
  ...mailboxSettingsHandlers,
  ...mailFolderHandlers,
  ...mailLabelHandlers,
  ...mailHandlers,
];
