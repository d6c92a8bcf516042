import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { describe, expect, it } from 'vitest';
import {
  countBySection,
  countTasks,
  inversePatch,
  isOverdue,
  patchTask,
  placeInSection,
  putBack,
  sectionOf,
} from './taskList';

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  ...newTask(id as TaskId, 'task'),
  title: id,
  ...changes,
});
const section = (id: string) => task(id, { type: 'section' });

const list = [task('loose'), section('now'), task('a'), task('b', { completed: true }), section('later'), task('c')];

describe('counting', () => {
  it('counts tasks and leaves sections out', () => {
    expect(countTasks(list)).toEqual({ remaining: 3, completed: 1 });
  });
  it('counts below each section up to the next one', () => {
    expect([...countBySection(list)]).toEqual([
      ['now', { remaining: 1, completed: 1 }],
      ['later', { remaining: 1, completed: 0 }],
    ]);
  });
});

describe('patching', () => {
  it('changes one task and leaves the other objects as they are', () => {
    const next = patchTask(list, 'a' as TaskId, { title: 'A' });
    expect(next[2]?.title).toBe('A');
    expect(next[0]).toBe(list[0]);
  });
  it('finds what a patch overwrites', () => {
    expect(inversePatch(task('a', { priority: 2 }), { priority: 0, notes: 'x' })).toEqual({ priority: 2, notes: null });
  });
});

describe('sections', () => {
  it('knows the section a task stands in', () => {
    expect(sectionOf(list, 'b' as TaskId)?.id).toBe('now');
    expect(sectionOf(list, 'loose' as TaskId)).toBeUndefined();
  });
  it('places right below a heading, or on top without one', () => {
    expect(placeInSection(list, 'later' as TaskId)).toBe(5);
    expect(placeInSection(list, null)).toBe(0);
  });
});

describe('due dates', () => {
  it('is overdue only before today and while not done', () => {
    const due = { dueDate: '2026-01-14T12:00:00Z' };
    expect(isOverdue(task('a', due), () => -1)).toBe(true);
    expect(isOverdue(task('a', due), () => 0)).toBe(false);
    expect(isOverdue(task('a', { ...due, completed: true }), () => -1)).toBe(false);
  });
});

describe('putBack', () => {
  const before = list.map(({ id }) => id);
  const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id).join(' ');
  const only = (...names: string[]) => names.map((name) => name as TaskId);

  it('puts tasks back below what stood above them', () => {
    const moved = [task('b'), task('loose'), section('now'), section('later'), task('c'), task('a')];
    expect(ids(putBack(moved, only('a', 'b'), before))).toBe('loose now a b later c');
  });

  it('leaves in its place what came since, and passes over what is gone', () => {
    const moved = [task('fresh'), section('now'), task('loose'), task('b'), section('later'), task('c')];
    expect(ids(putBack(moved, only('loose', 'a'), before))).toBe('fresh loose now b later c');
  });
});
