import type { MockHandler } from '../core/handle';
import { contactListHandlers } from './contactListHandlers';
import { contactTagHandlers } from './contactTagHandlers';
import { contactMergeHandlers } from './contactMergeHandlers';

export const handlers: readonly MockHandler[] = [
  ...contactListHandlers,
  ...contactTagHandlers,
  ...contactMergeHandlers,
];
