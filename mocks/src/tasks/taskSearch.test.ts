import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import { readMarks } from '@quarterdeck/contract/rules/highlight';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { listedTasks } from '../testing/taskCalls';

describe('tasks.search', () => {
  const find = async (client: MockClient, query: string) => (await client.call(searchTasks, { query: { query } })).body;

  it('finds title or notes, whatever the case, and marks matches in the title', async () => {
    const client = testClient();
    const found = (await find(client, 'AMARA')) ?? [];
    expect(found.map(({ title }) => title)).toContain('Review <mark>Amara</mark>’s calendar grid for keyboard use');
    const byNotes = (await find(client, 'spreadsheet')) ?? [];
    expect(byNotes.map(({ id }) => id)).toContain('task-22');
    for (const { title, notes } of byNotes) {
      expect(`${title} ${notes ?? ''}`.replaceAll(/<\/?mark>/g, '').toLowerCase()).toContain('spreadsheet');
    }
  });

  it('finds Izmir and İzmir alike', async () => {
    const client = testClient();
    for (const query of ['izmir', 'İZMİR', 'ızmır']) {
      expect((await find(client, query))?.map(({ id }) => id)).toEqual(['task-28']);
    }
  });

  it('escapes markup of the title', async () => {
    const found = await find(testClient(), 'unnamed');
    expect(found?.[0]?.title).toBe('Error page shows “&lt;<mark>unnamed</mark>&gt;” &amp; an empty “Retry”');
    expect(
      readMarks(found?.[0]?.title ?? '')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Error page shows “<unnamed>” & an empty “Retry”');
  });

  it('takes characters of regular expressions for themselves', async () => {
    const client = testClient();
    expect(await find(client, '.*')).toEqual([]);
    expect(await find(client, '[a-z](')).toEqual([]);
    expect((await find(client, '30 %'))?.map(({ id }) => id)).toEqual(['task-25']);
  });

  it('keeps the order of the list, and changes no stored title', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    const orders = (await find(client, 'booking'))?.map(({ order }) => order) ?? [];
    expect(orders.length).toBeGreaterThan(3);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(await listedTasks(client)).toEqual(before);
  });

  it('answers null to an empty query, and a list without entries when nothing matches', async () => {
    const client = testClient();
    await expect(client.call(searchTasks, { query: {} })).resolves.toEqual({ status: 200, body: null });
    for (const blank of ['', '   ', '\u0301']) expect(await find(client, blank)).toBeNull();
    expect(await find(client, 'zz-no-such-word')).toEqual([]);
  });
});
