import type { MockHandler } from '../core/handle';
import { contactListHandlers } from './contactListHandlers';
import { contactTagHandlers } from './contactTagHandlers';
import { contactUnionHandlers } from './contactUnionHandlers';

export const contactHandlers: readonly MockHandler[] = [
  ...contactListHandlers,
  ...contactTagHandlers,
  ...contactUnionHandlers,
];
