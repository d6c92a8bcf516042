import { taskSchema, taskTagSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import { testNow } from '../testing/clientOf';
import { faultsOf, idsOf, seed } from '../testing/firstData';
import { buildTask, buildTaskTag } from './buildTask';
import { taskTable, taskTagTable } from './taskTables';

describe('the first tasks', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(taskTable), faultsOf(taskTagTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it('are at least 66 under 6 sections, a section first', async () => {
    const tasks = await seed(taskTable);
    const sections = tasks.filter(({ type }) => type === 'section');
    expect(sections).toHaveLength(6);
    expect(tasks.length - sections.length).toBeGreaterThanOrEqual(66);
    expect(tasks[0]?.type).toBe('section');
  });

  it('name only tags and contacts that there are', async () => {
    const [tasks, tags, contacts] = await Promise.all([seed(taskTable), seed(taskTagTable), seed(contactTable)]);
    const [tagIds, contactIds] = [idsOf(tags), idsOf(contacts)];
    expect(tasks.flatMap((task) => task.tags).filter((id) => !tagIds.has(id))).toEqual([]);
    const assigned = tasks.flatMap(({ assignedTo }) => assignedTo ?? []);
    expect(assigned.filter((id) => !contactIds.has(id))).toEqual([]);
    expect(assigned.length).toBeGreaterThan(40);
  });

  it('are of every kind: with notes, sub-tasks, each priority, done, overdue, due today', async () => {
    const tasks = (await seed(taskTable)).filter(({ type }) => type === 'task');
    const share = (test: (task: (typeof tasks)[number]) => boolean) => tasks.filter(test).length / tasks.length;
    expect(share(({ notes }) => notes !== null)).toBeGreaterThan(0.3);
    expect(share(({ subTasks }) => subTasks.length > 0)).toBeGreaterThan(0.1);
    expect(new Set(tasks.map(({ priority }) => priority))).toEqual(new Set([0, 1, 2]));
    expect(share(({ completed }) => completed)).toBeGreaterThan(0.1);
    const day = (iso: string | null) => (iso === null ? '' : new Date(iso).toDateString());
    expect(tasks.some(({ dueDate }) => day(dueDate) === testNow.toDateString())).toBe(true);
    const midnight = new Date(testNow).setHours(0, 0, 0, 0);
    expect(
      tasks.some(({ dueDate, completed }) => !completed && dueDate !== null && Date.parse(dueDate) < midnight),
    ).toBe(true);
    expect(tasks.some(({ dueDate }) => dueDate === null)).toBe(true);
  });
});

describe('builders of tasks', () => {
  it('make records of their schemas, take overrides and refuse what no record could be', () => {
    expect(z.safeParse(taskSchema, buildTask()).success).toBe(true);
    expect(z.safeParse(taskTagSchema, buildTaskTag()).success).toBe(true);
    expect(buildTask({ id: 'mine', priority: 2 })).toMatchObject({ id: 'mine', priority: 2 });
    expect(() => buildTask({ id: '' })).toThrow(z.core.$ZodError);
  });
});
