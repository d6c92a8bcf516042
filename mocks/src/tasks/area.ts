import type { MockHandler } from '../core/handle';
import { taskListHandlers } from './taskListHandlers';
import { taskTagHandlers } from './taskTagHandlers';

export const taskHandlers: readonly MockHandler[] = [...taskTagHandlers, ...taskListHandlers];
