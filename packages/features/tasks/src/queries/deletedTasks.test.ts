import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { expect, it } from 'vitest';
import { changeTask } from '../model/taskPatch';
import { DeletedTasks } from './deletedTasks';

const task: Task = newTask('a' as TaskId, 'task');
const change = (title: string) => changeTask(task, { title });

it('keeps what is changed in a deleted task until it is restored', () => {
  const deleted = new DeletedTasks();
  deleted.add(task.id);
  expect(deleted.patch(change('b'))).toBe(true);
  expect(deleted.patch(change('c'))).toBe(true);
  expect(deleted.changesOf(task.id)).toEqual([change('b'), change('c')]);
  deleted.delete(task.id);
  expect(deleted.changesOf(task.id)).toEqual([]);
});

it('keeps nothing of a task that is there', () => {
  const deleted = new DeletedTasks();
  deleted.add(task.id);
  deleted.delete(task.id);
  expect(deleted.patch(change('b'))).toBe(false);
});
