import type { Message } from '@quarterdeck/contract/entities/message';
import { navigationSchema } from '@quarterdeck/contract/entities/navigation';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { isInternalLink, type Linked } from '@quarterdeck/contract/rules/link';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import type { Table } from '../core/table';
import { taskTable } from '../tasks/taskTables';
import { faultsOf, large, seed } from '../testing/firstData';
import { buildMessage } from './buildMessage';
import { buildNotification } from './buildNotification';
import { buildShortcut } from './buildShortcut';
import { buildUser } from './buildUser';
import { flatten, loadMenus } from './menus';
import { messageTable, notificationTable, shortcutTable } from './panelTables';
import { userTable } from './userTable';

const isSorted = (times: readonly string[]) =>
  times.every((time, index) => index === 0 || time < (times[index - 1] ?? ''));

/** Addresses inside the site to which entries lead that the router opens. */
const internalLinks = (entries: readonly Linked[]) =>
  entries.flatMap(({ link, useRouter }) => (link !== undefined && useRouter ? [link] : []));

const linesOf = <T extends Message | Notification>(table: Table<T>) => ({
  name: table.name,
  lines: () => seed(table),
  many: async () => await large(table),
});
const panels = [linesOf(messageTable), linesOf(notificationTable)];

describe('the first data of the panels', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(messageTable), faultsOf(notificationTable), faultsOf(shortcutTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it.each(panels)('have 14 lines of $name, unread and read, the newest first', async ({ lines }) => {
    const items = await lines();
    expect(items).toHaveLength(14);
    expect(items.filter(({ read }) => !read).length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ read }) => read).length).toBeGreaterThanOrEqual(4);
    expect(isSorted(items.map(({ time }) => time))).toBe(true);
  });

  it.each(panels)(
    'have 10,000 lines of $name when enlarged, the newest first, some hundred unread',
    async ({ many }) => {
      const items = await many();
      expect(items).toHaveLength(10_000);
      expect(isSorted(items.map(({ time }) => time))).toBe(true);
      const unread = items.filter(({ read }) => !read).length;
      expect(unread).toBeGreaterThan(99);
      expect(unread).toBeLessThan(400);
    },
  );

  it('have lines that lead to pages, tasks and contacts there are', async () => {
    const [messages, notifications, shortcuts, tasks, contacts, menus] = await Promise.all([
      seed(messageTable),
      seed(notificationTable),
      seed(shortcutTable),
      seed(taskTable),
      seed(contactTable),
      loadMenus(),
    ]);
    const known = new Set([
      ...flatten(menus.default).map(({ link }) => link),
      ...tasks.map(({ id }) => `/apps/tasks/${id}`),
      ...contacts.map(({ id }) => `/apps/contacts/${id}`),
    ]);
    const links = internalLinks([...messages, ...notifications, ...shortcuts]);
    expect(links.length).toBeGreaterThan(25);
    expect(links.filter((link) => !isInternalLink(link))).toEqual([]);
    expect(links.filter((link) => !known.has(link) && !link.startsWith('/apps/academy/'))).toEqual([]);
  });

  it('lead outside only to example domains', async () => {
    const [messages, shortcuts] = await Promise.all([seed(messageTable), seed(shortcutTable)]);
    const outside = [...messages, ...shortcuts].flatMap(({ link = '', useRouter }) => (useRouter ? [] : [link]));
    const ofTheWeb = outside.filter((link) => link.startsWith('https:'));
    expect(ofTheWeb.length).toBeGreaterThan(2);
    for (const link of ofTheWeb) expect(new URL(link).hostname).toMatch(/\.example$/);
  });
});

describe('the first user and the menus', () => {
  it('fit their schemas, and the user has a mail address of an example domain', async () => {
    await expect(faultsOf(userTable)).resolves.toEqual([]);
    expect((await seed(userTable)).map(({ email }) => email)).toEqual([expect.stringMatching(/@[a-z.-]+\.example$/)]);
    expect(z.safeParse(navigationSchema, await loadMenus()).error).toBeUndefined();
  });
});

describe('builders of the panels and the user', () => {
  it('make records of their schemas and take overrides', () => {
    expect(buildMessage({ read: true })).toMatchObject({ read: true, title: 'Callum Reidford' });
    expect(buildNotification({ icon: 'waves' })).toMatchObject({ icon: 'waves', title: 'Berth assigned' });
    expect(buildUser({ status: 'busy' }).status).toBe('busy');
    expect(buildShortcut({ label: 'Tides' })).toMatchObject({ label: 'Tides', link: '/apps/chat' });
  });

  it('refuse what no record could be', () => {
    expect(() => buildMessage({ time: 'yesterday' })).toThrow(z.core.$ZodError);
    expect(() => buildNotification({ link: 'javascript:alert(1)' })).toThrow(z.core.$ZodError);
    expect(() => buildShortcut({ label: ' ' })).toThrow(z.core.$ZodError);
  });
});
