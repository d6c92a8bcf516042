import { hasFittingLink } from '@quarterdeck/contract/rules/link';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { flatten, loadMenus } from '../common/menus';
import { contactTable } from '../contacts/contactTable';
import { taskTable } from '../tasks/taskTables';
import { faultsOf, large, seed } from '../testing/firstData';
import { activityTable } from './activityTable';
import { buildActivity } from './buildActivity';

describe('the first activities', () => {
  it('have ids of their own and fit their schema, also enlarged', async () => {
    await expect(faultsOf(activityTable)).resolves.toEqual([]);
    await expect(large(activityTable)).resolves.toHaveLength(10_000);
  });

  it('happened on seven days, each with several, and say it with an icon and a bold name', async () => {
    const activities = await seed(activityTable);
    const days = Map.groupBy(activities, ({ date }) => new Date(date).toDateString());
    expect(days.size).toBe(7);
    for (const ofDay of days.values()) expect(ofDay.length).toBeGreaterThanOrEqual(2);
    for (const { icon, description } of activities) {
      expect(icon).toMatch(/^[a-z0-9-]+$/);
      expect(description).toMatch(/<strong>.+<\/strong>/);
    }
  });

  it('lead to tasks, contacts and pages there are, or to example domains', async () => {
    const [activities, tasks, contacts, menus] = await Promise.all([
      seed(activityTable),
      seed(taskTable),
      seed(contactTable),
      loadMenus(),
    ]);
    const known = new Set([
      ...flatten(menus.default).map(({ link }) => link),
      ...tasks.map(({ id }) => `/apps/tasks/${id}`),
      ...contacts.map(({ id }) => `/apps/contacts/${id}`),
    ]);
    const linked = activities.filter(({ link }) => link !== undefined);
    expect(linked.length).toBeGreaterThan(12);
    for (const { link = '', useRouter, linkedContent } of linked) {
      expect(hasFittingLink({ link, useRouter })).toBe(true);
      expect(useRouter ? known.has(link) : new URL(link).hostname.endsWith('.example')).toBe(true);
      expect(linkedContent).toBeDefined();
    }
  });
});

describe('buildActivity', () => {
  it('makes a record of its schema, takes overrides and refuses what no record could be', () => {
    expect(buildActivity({ icon: 'waves' })).toMatchObject({ id: 'activity-built', icon: 'waves' });
    expect(() => buildActivity({ link: 'javascript:alert(1)' })).toThrow(z.core.$ZodError);
  });
});
