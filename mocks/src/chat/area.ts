import type { MockHandler } from '../core/handle';
import { chatContactHandlers } from './chatContactHandlers';
import { chatListHandlers } from './chatListHandlers';

export const chatHandlers: readonly MockHandler[] = [...chatListHandlers, ...chatContactHandlers];
