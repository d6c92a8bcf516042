import { newTask, type SubTask, type Task, type TaskId, type TaskTagId } from '@quarterdeck/contract/entities/task';
import { describe, expect, it } from 'vitest';
import { applyPatch, changeTask, inverseOf, patchFor, patchTasks } from './taskPatch';

const task = (changes: Partial<Task> = {}): Task => ({ ...newTask('a' as TaskId, 'task'), title: 'a', ...changes });
const tags = (names: string) => names.split('') as TaskTagId[];
/** `a` is open, `A` is done. */
const steps = (names: string): SubTask[] =>
  names.split('').map((name) => ({
    id: name.toLowerCase(),
    title: name.toLowerCase(),
    completed: name !== name.toLowerCase(),
  }));
const readSteps = (subTasks: readonly SubTask[] = []) =>
  subTasks.map(({ title, completed }) => (completed ? title.toUpperCase() : title)).join('');

describe('changing tasks', () => {
  it('lays each change over its own task and leaves the other objects as they are', () => {
    const list = ['a', 'b', 'c'].map((id) => newTask(id as TaskId, 'task'));
    const [first, second] = list;
    if (!first || !second) throw new Error('The list is empty');
    const next = patchTasks(list, [changeTask(first, { title: 'A' }), changeTask(second, { priority: 2 })]);
    expect(next.map(({ title, priority }) => [title, priority])).toEqual([
      ['A', 1],
      ['', 2],
      ['', 1],
    ]);
    expect(next[2]).toBe(list[2]);
  });

  it('is taken back by its inverse', () => {
    const before = task({ priority: 2 });
    const change = changeTask(before, { priority: 0, notes: 'x' });
    const back = inverseOf(change);
    expect(back.patch).toEqual({ priority: 2, notes: null });
    expect(applyPatch(applyPatch(before, change.patch), back.patch)).toEqual(before);
  });
});

it('merges tags and sub-tasks with those of a task that changed since', () => {
  const before = task({ tags: tags('a'), subTasks: steps('a') });
  const change = changeTask(before, { title: 'b', tags: tags('ab'), subTasks: steps('Ab') });
  const patch = patchFor(change, task({ tags: tags('ac'), subTasks: steps('ac') }));
  expect([patch.title, patch.tags?.join(''), readSteps(patch.subTasks)]).toEqual(['b', 'abc', 'Abc']);
});
