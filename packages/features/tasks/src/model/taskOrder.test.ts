import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import { expect, it } from 'vitest';
import { addOnTop, changedTop, placeTasks, withoutTasks } from './taskOrder';

const ids = (names: string) => names.split('') as TaskId[];
const list = (names: string): Task[] => renumber(ids(names).map((id) => newTask(id, 'task')));
const read = (tasks: readonly Task[]) => tasks.map(({ id, order }) => `${id}${order}`).join(' ');

it('numbers tasks by the place they were put to', () => {
  expect(read(placeTasks(list('abc'), ids('c'), ids('acb')))).toBe('a0 c1 b2');
});

it('adds on top, and what is there already once', () => {
  expect(read(addOnTop(list('abc'), list('xb')))).toBe('x0 b1 a2 c3');
});

it('takes tasks out without a gap', () => {
  expect(read(withoutTasks(list('abcd'), new Set(ids('ac'))))).toBe('b0 d1');
});

it('names the places that changed and those of what was moved, from the top', () => {
  expect(changedTop(list('abcd'), list('bacd'), [])).toEqual(['b', 'a']);
  expect(changedTop(list('abcd'), list('abcd'), ids('c'))).toEqual(['a', 'b', 'c']);
  expect(changedTop(list('abcd'), list('abcd'), [])).toEqual([]);
});
