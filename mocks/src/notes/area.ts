import type { MockHandler } from '../core/handle';
import { noteHandlers } from './noteHandlers';
import { noteLabelHandlers } from './noteLabelHandlers';

export const notesHandlers: readonly MockHandler[] = [...noteLabelHandlers, ...noteHandlers];
