import type { MockHandler } from '../core/handle';
import { noteHandlers } from './noteHandlers';
import { noteLabelHandlers } from './noteLabelHandlers';

export const handlers: readonly MockHandler[] = [...noteLabelHandlers, ...noteHandlers];
