import type { MockHandler } from '../core/handle';
import { chatContactHandlers } from './chatContactHandlers';
import { chatListHandlers } from './chatListHandlers';

export const handlers: readonly MockHandler[] = [...chatListHandlers, ...chatContactHandlers];
