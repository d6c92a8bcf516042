import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { expect, it } from 'vitest';
import { PendingChanges, type ListChange } from './pendingChanges';

const list = (...titles: string[]): Task[] =>
  titles.map((title, index) => ({ ...newTask(`task-${index}` as TaskId, 'task'), title }));
const read = (tasks: readonly Task[] | undefined) => tasks?.map(({ title }) => title).join(' ');
const name =
  (index: number, title: string): ListChange =>
  (tasks) =>
    tasks.map((task, at) => (at === index ? { ...task, title } : task));
const nothing: ListChange = (tasks) => tasks;

it('shows what is under way, the newest on top', () => {
  const pending = new PendingChanges();
  pending.read(list('a', 'b'));
  pending.add(name(0, 'x'));
  pending.add(name(0, 'y'));
  expect(read(pending.shown())).toBe('y b');
  expect(read(pending.saved())).toBe('a b');
});

it('leaves out what failed, whatever came before and after', () => {
  const pending = new PendingChanges();
  pending.read(list('a', 'b'));
  const first = pending.add(name(0, 'x'));
  const second = pending.add(name(0, 'y'));
  pending.settle(first, nothing);
  expect(read(pending.shown())).toBe('y b');
  pending.settle(second, nothing);
  expect(read(pending.shown())).toBe('a b');
});

it('keeps an answer above an older change that is still open', () => {
  const pending = new PendingChanges();
  pending.read(list('a', 'b'));
  const older = pending.add(name(0, 'x'));
  const newer = pending.add(name(0, 'y'));
  pending.settle(newer, name(0, 'y'));
  pending.fold();
  expect(read(pending.shown())).toBe('y b');
  pending.settle(older, name(0, 'x'));
  pending.fold();
  expect(read(pending.shown())).toBe('y b');
  expect(pending.isEmpty).toBe(true);
});

it('lays what is not folded yet over a list that is read', () => {
  const pending = new PendingChanges();
  pending.read(list('a', 'b'));
  pending.settle(pending.add(name(0, 'x')), name(0, 'x'));
  pending.read(list('a', 'fresh'));
  expect(read(pending.shown())).toBe('x fresh');
  expect(read(pending.saved())).toBe('x fresh');
});

it('knows no list before one was read', () => {
  const pending = new PendingChanges();
  pending.add(name(0, 'x'));
  expect(pending.shown()).toBeUndefined();
});
