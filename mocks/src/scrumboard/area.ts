import type { MockHandler } from '../core/handle';
import { boardHandlers } from './boardHandlers';
import { boardLabelHandlers } from './boardLabelHandlers';
import { boardListHandlers } from './boardListHandlers';
import { cardHandlers } from './cardHandlers';

export const handlers: readonly MockHandler[] = [
  ...boardHandlers,
  ...boardListHandlers,
  ...cardHandlers,
  ...boardLabelHandlers,
];
