import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { placeAt } from '@quarterdeck/contract/rules/positions';
import { describe, expect, it } from 'vitest';
import { cardId, cardsOf, clientWithBoard, readBoard, titlesOf } from '../testing/boardCalls';
import { testClient, testNow, type MockClient } from '../testing/clientOf';

const path = 'api/apps/scrumboard/board/card';
const findCard = async (client: MockClient, id: string) =>
  cardsOf(await readBoard(client)).find((card) => card.id === id);
const patch = ({ send }: MockClient, id: string, card: object) => send('PATCH', path, JSON.stringify({ id, card }));

/** Two steps that could not be told apart. */
const twice = ['Haul', 'Scrub'].map((title) => ({ id: 'step', title, completed: false }));

describe('scrumboard.card.create', () => {
  const place = { boardId: 'board-jetty', listId: 'list-jetty-todo', position: 98_304 };

  it('needs place and title only', async () => {
    const client = testClient();
    const { status, body } = await client.send('PUT', path, JSON.stringify({ card: { ...place, title: ' Buoys ' } }));
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...place,
        id: 'new-1',
        title: 'Buoys',
        description: null,
        labels: [],
        dueDate: null,
        members: [],
        checklist: [],
      },
    });
    const board = await readBoard(client);
    expect(board.lists[0]?.cards[1]).toEqual(body);
    expect(board.lastActivity).toBe(testNow.toISOString());
  });

  it('makes a deleted card again with all it had', async () => {
    const client = testClient();
    const before = await findCard(client, 'card-jetty-01');
    if (before === undefined) throw new Error('There is no such card');
    await client.call(calls.deleteCard, { query: { id: before.id } });
    const { id, ...card } = before;
    const { body } = await client.call(calls.createCard, { body: { card } });
    expect(body).toEqual({ ...before, id: 'new-1' });
    expect(id).not.toBe(body.id);
  });

  it.each([
    [{ title: ' ' }, 400],
    [{ position: 1.5 }, 400],
    [{ dueDate: 'tomorrow' }, 400],
    [{ checklist: twice }, 400],
    [{ listId: 'list-guest-todo' }, 400],
    [{ listId: 'nobody' }, 404],
    [{ boardId: 'nobody' }, 404],
  ])('refuses %j and makes nothing', async (wrong, wanted) => {
    const client = testClient();
    const before = await readBoard(client);
    const { status } = await client.send('PUT', path, JSON.stringify({ card: { ...place, title: 'Buoys', ...wrong } }));
    expect(status).toBe(wanted);
    expect(await readBoard(client)).toEqual(before);
  });
});

describe('scrumboard.card.update', () => {
  it('moves a card by listId and position', async () => {
    const { board, ...client } = await clientWithBoard({ a: ['1', '2'], b: ['3', '4'] });
    const [from, to] = board.lists;
    const [card] = from?.cards ?? [];
    if (to === undefined || card === undefined) throw new Error('The board is not as it was made');
    const [moved] = placeAt(to.cards, card, 1);
    const { body } = await client.call(calls.updateCard, {
      body: { id: card.id, card: { listId: to.id, position: moved?.position } },
    });
    expect(body).toEqual({ ...card, listId: to.id, position: 98_304 });
    expect(titlesOf(await readBoard(client, board.id))).toEqual({ a: ['2'], b: ['3', '1', '4'] });
  });

  it('changes the given fields only', async () => {
    const client = testClient();
    const before = await findCard(client, 'card-jetty-09');
    const changes = { title: 'Offline', dueDate: null, checklist: [] };
    const { body } = await patch(client, 'card-jetty-09', changes);
    expect(body).toEqual({ ...before, ...changes });
    expect(await findCard(client, 'card-jetty-09')).toEqual(body);
  });

  it('never changes the id or the board, and drops unknown keys', async () => {
    const client = testClient();
    const before = await findCard(client, 'card-jetty-02');
    const { body } = await patch(client, 'card-jetty-02', { id: 'card-x', boardId: 'board-guest-pages', stranger: 1 });
    expect(body).toEqual(before);
  });

  it('takes labels of the board and known members, each once', async () => {
    const { body } = await patch(testClient(), 'card-jetty-03', {
      labels: ['label-jetty-bug', 'label-guest-bug', 'label-x', 'label-jetty-bug'].map((id) => ({ id })),
      members: ['contact-04', 'contact-x', 'contact-04'].map((id) => ({ id })),
    });
    expect(body).toMatchObject({ labels: [{ title: 'Bug' }], members: [{ name: 'Amara Okonjo' }] });
    expect(body).toMatchObject({ labels: { length: 1 }, members: { length: 1 } });
  });

  it.each([
    [{ title: 'New', position: -1 }, 400, { fieldErrors: { 'card.position': expect.any(String) } }],
    [{ title: 'New', listId: 'list-guest-todo' }, 400, { fieldErrors: { 'card.listId': 'Is on another board' } }],
    [{ title: 'New', listId: 'nobody' }, 404, { message: 'No list with id nobody' }],
    [{ title: 'New', checklist: twice }, 400, { fieldErrors: { 'card.checklist.1.id': 'Is the id of another one' } }],
  ])('changes nothing when it sees %j', async (wrong, wanted, error) => {
    const client = testClient();
    const before = await readBoard(client);
    const { status, body } = await patch(client, 'card-jetty-01', wrong);
    expect({ status, body }).toMatchObject({ status: wanted, body: { error } });
    expect(await readBoard(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(patch(testClient(), 'nobody', { title: 'x' })).resolves.toMatchObject({ status: 404 });
  });
});

describe('scrumboard.cards.update', () => {
  it('merges each card by id, in the order sent', async () => {
    const client = testClient();
    const before = await readBoard(client);
    const { body } = await client.call(calls.updateCards, {
      body: {
        cards: [
          { id: cardId('card-jetty-07'), title: 'Seven' },
          { id: cardId('card-jetty-02'), description: null },
        ],
      },
    });
    const was = (id: string) => cardsOf(before).find((card) => card.id === id);
    expect(body).toEqual([
      { ...was('card-jetty-07'), title: 'Seven' },
      { ...was('card-jetty-02'), description: null },
    ]);
    expect(titlesOf(await readBoard(client))['To do']?.at(-1)).toBe('Seven');
  });

  it('changes nothing at all when one entry is wrong or unknown', async () => {
    const client = testClient();
    const before = await readBoard(client);
    for (const [wrong, wanted] of [
      [{ id: 'nobody' }, 404],
      [{ id: 'card-jetty-02', listId: 'list-guest-todo' }, 400],
      [{ title: 'No id' }, 400],
    ] as const) {
      const cards = [{ id: 'card-jetty-01', title: 'Changed' }, wrong];
      const { status } = await client.send('PATCH', `${path}s`, JSON.stringify({ cards }));
      expect(status).toBe(wanted);
    }
    expect(await readBoard(client)).toEqual(before);
  });
});

describe('scrumboard.card.positions', () => {
  it('stores listId and position of each given card, and nothing else of it', async () => {
    const { board, ...client } = await clientWithBoard({ a: ['1', '2', '3'], b: [] });
    const [a, b] = board.lists;
    const cards = (a?.cards ?? []).toReversed().map((card, index) => ({
      ...card,
      title: 'old copy',
      listId: b?.id ?? card.listId,
      position: (index + 1) * 65_536,
    }));
    const { body } = await client.call(calls.updateCardPositions, { body: { cards } });
    expect(body.map(({ title, position }) => [title, position])).toEqual([
      ['3', 65_536],
      ['2', 131_072],
      ['1', 196_608],
    ]);
    expect(titlesOf(await readBoard(client, board.id))).toEqual({ a: [], b: ['3', '2', '1'] });
  });

  it.each([
    [{ id: 'card-jetty-01', listId: 'list-jetty-todo', position: 70_000 }, 400],
    [{ id: 'card-jetty-01', listId: 'list-guest-todo', position: 65_536 }, 400],
    [{ id: 'card-jetty-01', listId: 'nobody', position: 65_536 }, 404],
    [{ id: 'nobody', listId: 'list-jetty-todo', position: 65_536 }, 404],
  ])('changes nothing at all when it sees %j', async (wrong, wanted) => {
    const client = testClient();
    const before = await readBoard(client);
    const right = { id: 'card-jetty-02', listId: 'list-jetty-review', position: 65_536 };
    const { status } = await client.send('PATCH', `${path}/positions`, JSON.stringify({ cards: [right, wrong] }));
    expect(status).toBe(wanted);
    expect(await readBoard(client)).toEqual(before);
  });
});

describe('scrumboard.card.delete', () => {
  it('removes the card, and no other', async () => {
    const client = testClient();
    const before = cardsOf(await readBoard(client));
    await expect(client.call(calls.deleteCard, { query: { id: cardId('card-jetty-04') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect(cardsOf(await readBoard(client))).toEqual(before.filter(({ id }) => id !== 'card-jetty-04'));
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    const before = await readBoard(client);
    await expect(client.call(calls.deleteCard, { query: { id: cardId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await readBoard(client)).toEqual(before);
  });
});
