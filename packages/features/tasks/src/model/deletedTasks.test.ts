import { newTask, type Task, type TaskId, type TaskTagId } from '@quarterdeck/contract/entities/task';
import { expect, it } from 'vitest';
import { DeletedTasks } from './deletedTasks';

const [old, back] = ['old', 'back'] as TaskId[] as [TaskId, TaskId];
const [oldTag, newTag] = ['dock', 'dock-2'] as TaskTagId[] as [TaskTagId, TaskTagId];
const task: Task = { ...newTask(old, 'task'), title: 'a', tags: [oldTag] };

it('brings a task back with what was changed in it while it was deleted', () => {
  const deleted = new DeletedTasks();
  deleted.add(task);
  expect(deleted.patch({ task, patch: { title: 'b' } })).toBe(true);
  expect(deleted.get(old)?.title).toBe('b');
});

it('changes no task that is there', () => {
  const deleted = new DeletedTasks();
  deleted.add(task);
  deleted.restore(old, back);
  expect(deleted.patch({ task, patch: { title: 'b' } })).toBe(false);
  expect(deleted.get(old)).toBeUndefined();
});

it('names a task and its tags as they are called by now', () => {
  const deleted = new DeletedTasks();
  deleted.restore(old, back);
  deleted.restoreTag(oldTag, newTag);
  const renewed = deleted.renew({ task, patch: { tags: [oldTag] } });
  expect([renewed.task.id, renewed.task.tags, renewed.patch.tags]).toEqual([back, [newTag], [newTag]]);
});

it('brings the tags of a deleted task back under their new ids', () => {
  const deleted = new DeletedTasks();
  deleted.add(task);
  deleted.restoreTag(oldTag, newTag);
  expect(deleted.get(old)?.tags).toEqual([newTag]);
});
