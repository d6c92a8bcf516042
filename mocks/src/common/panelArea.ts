import type { MockHandler } from '../core/handle';
import { messageHandlers } from './messageHandlers';
import { notificationHandlers } from './notificationHandlers';
import { shortcutHandlers } from './shortcutHandlers';

export const handlers: readonly MockHandler[] = [...messageHandlers, ...notificationHandlers, ...shortcutHandlers];
