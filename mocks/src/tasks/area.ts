import type { MockHandler } from '../core/handle';
import { taskListHandlers } from './taskListHandlers';
import { taskTagHandlers } from './taskTagHandlers';

export const handlers: readonly MockHandler[] = [...taskTagHandlers, ...taskListHandlers];
