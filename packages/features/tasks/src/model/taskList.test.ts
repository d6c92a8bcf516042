import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { describe, expect, it } from 'vitest';
import { countBySection, countTasks, isOverdue, placeInSection, sectionOf } from './taskList';

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
