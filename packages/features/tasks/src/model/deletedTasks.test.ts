import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { expect, it } from 'vitest';
import { DeletedTasks } from './deletedTasks';

const task: Task = newTask('a' as TaskId, 'task');
const change = (title: string) => ({ task, patch: { title } });

it('keeps what is changed in a deleted task until it is restored', () => {
  const deleted = new DeletedTasks();
  deleted.add(task.id);
  expect(deleted.patch(change('b'))).toBe(true);
  expect(deleted.patch(change('c'))).toBe(true);
  expect(deleted.restore(task.id)).toEqual([change('b'), change('c')]);
  expect(deleted.restore(task.id)).toEqual([]);
});

it('keeps nothing of a task that is there', () => {
  const deleted = new DeletedTasks();
  deleted.add(task.id);
  deleted.restore(task.id);
  expect(deleted.patch(change('b'))).toBe(false);
});
