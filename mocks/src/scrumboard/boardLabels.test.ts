import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../core/storage';
import { boardId, cardsOf, labelId, readBoard } from '../testing/boardCalls';
import { testClient, testNow, type MockClient } from '../testing/clientOf';

const jetty = boardId('board-jetty');
const list = async ({ call }: MockClient, id = jetty) =>
  (await call(calls.listBoardLabels, { query: { boardId: id } })).body;
const create = ({ call }: MockClient, title: string, id = jetty) =>
  call(calls.createBoardLabel, { body: { label: { boardId: id, title } } });
const rename = ({ call }: MockClient, id: string, title: string) =>
  call(calls.updateBoardLabel, { body: { id: labelId(id), label: { title } } });

describe('scrumboard.labels.list', () => {
  it('lists the labels of the board, and no others', async () => {
    expect((await list(testClient())).map(({ id }) => id)).toEqual([
      'label-jetty-research',
      'label-jetty-wireframing',
      'label-jetty-design',
      'label-jetty-development',
      'label-jetty-bug',
    ]);
  });

  it('answers 404 for an unknown board and 400 without one', async () => {
    const { send } = testClient();
    await expect(send('GET', 'api/apps/scrumboard/board/labels?boardId=nobody')).resolves.toMatchObject({
      status: 404,
    });
    await expect(send('GET', 'api/apps/scrumboard/board/labels')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { boardId: 'Is missing' } } },
    });
  });
});

describe('scrumboard.label.create', () => {
  it('answers the new label, trimmed, at the end of the list', async () => {
    const client = testClient();
    const { status, body } = await create(client, ' Weather ');
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: 'new-1', boardId: 'board-jetty', title: 'Weather' },
    });
    expect((await list(client)).at(-1)).toEqual(body);
    expect((await readBoard(client)).lastActivity).toBe(testNow.toISOString());
  });

  it.each(['Bug', 'bug', ' BÙG '])('refuses %j, which reads like a label of the board', async (title) => {
    const client = testClient();
    await expect(create(client, title)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.title': 'Is already a label' } } },
    });
    expect(await list(client)).toHaveLength(5);
  });

  it('lets another board have a label of the same title', async () => {
    const client = testClient();
    await create(client, 'Weather');
    await expect(create(client, 'Weather', boardId('board-guest-pages'))).resolves.toMatchObject({ status: 200 });
  });

  it('refuses a title of the wrong length and an unknown board', async () => {
    await expect(create(testClient(), '  ')).resolves.toMatchObject({ status: 400 });
    await expect(create(testClient(), 'x'.repeat(61))).resolves.toMatchObject({ status: 400 });
    await expect(create(testClient(), 'Weather', boardId('nobody'))).resolves.toMatchObject({ status: 404 });
  });
});

describe('scrumboard.label.update', () => {
  it('renames the label, on its cards too', async () => {
    const client = testClient();
    const { body } = await rename(client, 'label-jetty-bug', 'Defect');
    expect(body).toEqual({ id: 'label-jetty-bug', boardId: 'board-jetty', title: 'Defect' });
    const shown = cardsOf(await readBoard(client)).flatMap(({ labels }) => labels.map(({ title }) => title));
    expect(shown).toContain('Defect');
    expect(shown).not.toContain('Bug');
  });

  it('lets a label keep its own title in another case, and its board', async () => {
    const { body } = await testClient().send(
      'PATCH',
      'api/apps/scrumboard/board/label',
      JSON.stringify({ id: 'label-jetty-bug', label: { id: 'x', boardId: 'board-guest-pages', title: 'BUG' } }),
    );
    expect(body).toEqual({ id: 'label-jetty-bug', boardId: 'board-jetty', title: 'BUG' });
  });

  it('refuses the title of another label of the board, and answers 404 for a missing id', async () => {
    await expect(rename(testClient(), 'label-jetty-bug', 'design')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.title': 'Is already a label' } } },
    });
    await expect(rename(testClient(), 'nobody', 'Weather')).resolves.toMatchObject({ status: 404 });
  });
});

describe('scrumboard.label.delete', () => {
  it('removes the label from every card of the board', async () => {
    const client = testClient();
    const before = await readBoard(client);
    const carriers = cardsOf(before).filter(({ labels }) => labels.some(({ id }) => id === 'label-jetty-design'));
    expect(carriers.length).toBeGreaterThan(3);
    await expect(
      client.call(calls.deleteBoardLabel, { query: { id: labelId('label-jetty-design') } }),
    ).resolves.toEqual({ status: 200, body: true });
    const without = <T extends { id: string }>(labels: readonly T[]) =>
      labels.filter(({ id }) => id !== 'label-jetty-design');
    const after = await readBoard(client);
    expect(after.labels).toEqual(without(before.labels));
    expect(cardsOf(after)).toEqual(cardsOf(before).map((card) => ({ ...card, labels: without(card.labels) })));
  });

  it('leaves no trace of it on the cards as they are stored', async () => {
    const storage = memoryStorage();
    const client = testClient({ storage });
    const carriers = cardsOf(await readBoard(client)).filter(({ labels }) =>
      labels.some(({ id }) => id === 'label-jetty-design'),
    );
    await client.call(calls.deleteBoardLabel, { query: { id: labelId('label-jetty-design') } });
    const stored = await storage.read('scrumboard.cards');
    expect([...stored.keys()].toSorted()).toEqual(carriers.map(({ id }) => id).toSorted());
    expect(JSON.stringify([...stored.values()])).not.toContain('label-jetty-design');
  });

  it('forgets it for good: a card that still names it gets it no longer', async () => {
    const client = testClient();
    const card = cardsOf(await readBoard(client)).find(({ id }) => id === 'card-jetty-03');
    await client.call(calls.deleteBoardLabel, { query: { id: labelId('label-jetty-design') } });
    if (card === undefined) throw new Error('There is no such card');
    const { body } = await client.call(calls.updateCard, { body: { id: card.id, card: { labels: card.labels } } });
    expect(body.labels).toEqual([]);
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    await expect(client.call(calls.deleteBoardLabel, { query: { id: labelId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await list(client)).toHaveLength(5);
  });
});
