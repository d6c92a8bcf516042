import { contactSchema } from '@quarterdeck/contract/entities/contact';
import { navigationSchema } from '@quarterdeck/contract/entities/navigation';
import { taskSchema, taskTagSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../common/buildUser';
import { loadMenus } from '../common/menus';
import { userTable } from '../common/userTable';
import { buildContact } from '../contacts/buildContact';
import { contactTable } from '../contacts/contactTable';
import { buildTask, buildTaskTag } from '../tasks/buildTask';
import { taskTable, taskTagTable } from '../tasks/taskTables';
import { testNow } from '../testing/clientOf';
import type { Identified } from './collection';
import { enlarge, type Table } from './table';

const seed = <T extends Identified>(table: Table<T>) => table.seed(testNow);
const idsOf = (records: readonly Identified[]) => new Set(records.map(({ id }) => id));

describe('the first data', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const check = async <T extends Identified>(table: Table<T>) => {
      const records = await seed(table);
      const many = table.list === undefined ? records : enlarge(table, records);
      expect(z.safeParse(z.array(table.schema), many).error).toBeUndefined();
      expect(idsOf(many).size).toBe(many.length);
    };
    await check(contactTable);
    await check(taskTable);
    await check(taskTagTable);
    await check(userTable);
    expect.assertions(8);
  });

  it('have at least 66 tasks under 6 sections, a section first', async () => {
    const tasks = await seed(taskTable);
    const sections = tasks.filter(({ type }) => type === 'section');
    expect(sections).toHaveLength(6);
    expect(tasks.length - sections.length).toBeGreaterThanOrEqual(66);
    expect(tasks[0]?.type).toBe('section');
  });

  it('have at least 42 contacts from many countries', async () => {
    const contacts = await seed(contactTable);
    expect(contacts.length).toBeGreaterThanOrEqual(42);
    expect(new Set(contacts.map(({ phoneNumbers }) => phoneNumbers[0]?.country)).size).toBeGreaterThan(20);
  });

  it('write mail to example domains only', async () => {
    const [contacts, users] = await Promise.all([seed(contactTable), seed(userTable)]);
    const mails = [...contacts.flatMap(({ emails }) => emails), ...users].map(({ email }) => email);
    for (const mail of mails) expect(mail).toMatch(/^[a-z.-]+@[a-z.-]+\.example$/);
  });

  it('name only tags and contacts that there are', async () => {
    const [tasks, tags, contacts] = await Promise.all([seed(taskTable), seed(taskTagTable), seed(contactTable)]);
    const [tagIds, contactIds] = [idsOf(tags), idsOf(contacts)];
    expect(tasks.flatMap((task) => task.tags).filter((id) => !tagIds.has(id))).toEqual([]);
    const assigned = tasks.flatMap(({ assignedTo }) => assignedTo ?? []);
    expect(assigned.filter((id) => !contactIds.has(id))).toEqual([]);
    expect(assigned.length).toBeGreaterThan(40);
  });

  it('have tasks of every kind: with notes, sub-tasks, each priority, done, overdue, due today', async () => {
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

  it('have menus that fit their schema', async () => {
    expect(z.safeParse(navigationSchema, await loadMenus()).error).toBeUndefined();
  });
});

describe('builders', () => {
  it('make records of their schemas and take overrides', () => {
    expect(z.safeParse(taskSchema, buildTask()).success).toBe(true);
    expect(z.safeParse(taskTagSchema, buildTaskTag()).success).toBe(true);
    expect(z.safeParse(contactSchema, buildContact()).success).toBe(true);
    expect(buildTask({ id: 'mine', priority: 2 })).toMatchObject({ id: 'mine', priority: 2 });
    expect(buildUser({ status: 'busy' }).status).toBe('busy');
  });

  it('refuse what no record could be', () => {
    expect(() => buildTask({ id: '' })).toThrow(z.core.$ZodError);
  });
});
