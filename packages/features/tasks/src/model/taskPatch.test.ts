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

describe('a change of a task that changed since', () => {
  it.each([
    ['adds its tag to those that are there', 'a', 'ab', 'ac', 'abc'],
    ['takes only its own tag away', 'ab', 'a', 'abc', 'ac'],
    ['puts a tag back where it stood', 'a', 'ba', 'a', 'ba'],
    ['adds no tag twice', 'a', 'ab', 'ab', 'ab'],
  ])('%s', (_, before, wanted, now, result) => {
    const change = changeTask(task({ tags: tags(before) }), { tags: tags(wanted) });
    expect(patchFor(change, task({ tags: tags(now) })).tags?.join('')).toBe(result);
  });

  it.each([
    ['adds its sub-task to those that are there', 'a', 'ab', 'ac', 'abc'],
    ['takes only its own sub-task away', 'ab', 'b', 'aBc', 'Bc'],
    ['puts a sub-task back where it stood', 'ac', 'abc', 'AcD', 'AbcD'],
    ['alters only the sub-task that it is about', 'ab', 'aB', 'Ab', 'AB'],
    ['brings a sub-task back that is gone and was altered', 'ab', 'aB', 'a', 'aB'],
    ['leaves what is gone and was not altered', 'ab', 'Ab', 'a', 'A'],
  ])('%s', (_, before, wanted, now, result) => {
    const change = changeTask(task({ subTasks: steps(before) }), { subTasks: steps(wanted) });
    expect(readSteps(patchFor(change, task({ subTasks: steps(now) })).subTasks)).toBe(result);
  });

  it('renames a sub-task that was finished meanwhile', () => {
    const [step] = steps('a');
    if (!step) throw new Error('There is no sub-task');
    const change = changeTask(task({ subTasks: [step] }), { subTasks: [{ ...step, title: 'z' }] });
    expect(readSteps(patchFor(change, task({ subTasks: steps('A') })).subTasks)).toBe('Z');
  });
});
