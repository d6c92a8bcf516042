import type { TaskId } from '@quarterdeck/contract/entities/task';
import { expect, it } from 'vitest';
import { taskAddress } from './taskAddress';

const id = 'task-01' as TaskId;

it('keeps the search and leaves what was being written', () => {
  expect(taskAddress(id, '')).toBe('/apps/tasks/task-01');
  expect(taskAddress(id, '?new=task')).toBe('/apps/tasks/task-01');
  expect(taskAddress(id, '?q=demo+day&new=section')).toBe('/apps/tasks/task-01?q=demo+day');
});
