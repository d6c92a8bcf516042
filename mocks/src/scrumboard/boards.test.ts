import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import type { BoardPatch } from '@quarterdeck/contract/entities/board';
import { contactIdSchema } from '@quarterdeck/contract/entities/contact';
import { byPosition } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { boardId, cardId, cardsOf, clientWithBoard, listId, readBoard, titlesOf } from '../testing/boardCalls';
import { testClient, testNow, type MockClient } from '../testing/clientOf';

const guestPages = boardId('board-guest-pages');
const contact = (id: string) => ({ id: z.parse(contactIdSchema, id) });
const boards = async ({ call }: MockClient) => (await call(calls.listBoards, {})).body;
const update = ({ call }: MockClient, id: string, board: BoardPatch) =>
  call(calls.updateBoard, { body: { id: boardId(id), board } });

describe('scrumboard.boards.list', () => {
  it('expands members', async () => {
    const [jetty] = await boards(testClient());
    expect(jetty?.members[0]).toEqual({ id: 'contact-01', name: 'Deniz Kaya', avatar: null });
    expect(jetty?.members).toHaveLength(6);
  });

  it('is sorted by last activity, newest first', async () => {
    const client = testClient();
    const ids = async () => (await boards(client)).map(({ id }) => id);
    expect(await ids()).toEqual(['board-jetty', 'board-guest-pages']);
    await update(client, 'board-guest-pages', { icon: 'shapes' });
    expect(await ids()).toEqual(['board-guest-pages', 'board-jetty']);
  });

  it('leaves lists and labels to the call for one board', async () => {
    const { body } = await testClient().send('GET', 'api/apps/scrumboard/boards');
    expect(body).not.toHaveProperty('0.lists');
    expect(body).not.toHaveProperty('0.labels');
  });

  it('is empty in the scenario empty', async () => {
    expect(await boards(testClient({ scenario: 'empty' }))).toEqual([]);
  });
});

describe('scrumboard.board.get', () => {
  it('answers lists and cards sorted by position', async () => {
    const client = testClient();
    const titles = async () => (await readBoard(client)).lists.map(({ title }) => title);
    expect(await titles()).toEqual(['To do', 'In progress', 'In review', 'Completed']);
    await client.call(calls.updateBoardList, { body: { list: { id: listId('list-jetty-todo'), position: 200_000 } } });
    await client.call(calls.updateCard, { body: { id: cardId('card-jetty-01'), card: { position: 400_000 } } });
    expect(await titles()).toEqual(['In progress', 'In review', 'To do', 'Completed']);
    const moved = await readBoard(client);
    for (const { cards } of moved.lists) expect(cards).toEqual(cards.toSorted(byPosition));
  });

  it('answers the labels of the board, and each card with its labels and members', async () => {
    const board = await readBoard(testClient());
    expect(board.labels.map(({ title }) => title)).toEqual(['Research', 'Wireframing', 'Design', 'Development', 'Bug']);
    const card = cardsOf(board).find(({ id }) => id === 'card-jetty-01');
    expect(card?.labels).toEqual([{ id: 'label-jetty-research', boardId: 'board-jetty', title: 'Research' }]);
    expect(card?.members.map(({ name }) => name)).toEqual(['Wei-Lin Tsai', 'Luc Beaumarchand']);
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(calls.getBoard, { query: { id: boardId('nobody') } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No board with id nobody' } },
    });
  });

  it('answers 400 without an id', async () => {
    await expect(testClient().send('GET', 'api/apps/scrumboard/board')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('scrumboard.board.create', () => {
  it('makes an empty board of nothing', async () => {
    const client = testClient();
    const { status, body } = await client.call(calls.createBoard, { body: { board: {} } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'new-1',
      title: 'New board',
      description: '',
      icon: 'square-kanban',
      lastActivity: testNow.toISOString(),
      members: [],
      lists: [],
      labels: [],
    });
    expect((await boards(client))[0]?.id).toBe('new-1');
    expect(await readBoard(client, boardId('new-1'))).toEqual(body);
  });

  it('makes its lists on multiples of 65536 and its labels, in the order given', async () => {
    const { board } = await clientWithBoard({ Waiting: [], Sailing: [] });
    expect(board.lists.map(({ title, position }) => [title, position])).toEqual([
      ['Waiting', 65_536],
      ['Sailing', 131_072],
    ]);
    expect(board.labels.map(({ title }) => title)).toEqual(['Hull', 'Rigging']);
  });

  it('keeps members once and drops unknown ones', async () => {
    const members = ['contact-05', 'contact-nobody', 'contact-01', 'contact-05'].map(contact);
    const { body } = await testClient().call(calls.createBoard, { body: { board: { members } } });
    expect(body.members.map(({ name }) => name)).toEqual(['Wei-Lin Tsai', 'Deniz Kaya']);
  });

  it('refuses an empty title, and two labels that read the same, and makes nothing', async () => {
    const client = testClient();
    for (const [board, field] of [
      [{ title: '  ' }, 'board.title'],
      [{ labels: [{ title: 'Bug' }, { title: 'BÙG' }] }, 'board.labels.1.title'],
    ] as const) {
      const { status, body } = await client.send('POST', 'api/apps/scrumboard/board', JSON.stringify({ board }));
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { fieldErrors: { [field]: expect.any(String) } } });
    }
    expect(await boards(client)).toHaveLength(2);
  });
});

describe('scrumboard.board.update', () => {
  it('changes the given fields only, and the last activity', async () => {
    const client = testClient();
    const before = await readBoard(client);
    const { body } = await update(client, 'board-jetty', { title: 'Jetty', members: [contact('contact-03')] });
    expect(body).toEqual({
      ...before,
      title: 'Jetty',
      members: [{ id: 'contact-03', name: 'Tomás Figueroa', avatar: null }],
      lastActivity: testNow.toISOString(),
    });
    expect(await readBoard(client)).toEqual(body);
  });

  it('never changes the id, and drops lists, labels and unknown keys', async () => {
    const client = testClient();
    const before = await readBoard(client);
    const board = { id: 'board-other', lists: [], labels: [], lastActivity: '2020-01-01T00:00:00.000Z', stranger: 1 };
    const { body } = await client.send(
      'PATCH',
      'api/apps/scrumboard/board',
      JSON.stringify({ id: 'board-jetty', board }),
    );
    expect(body).toEqual({ ...before, lastActivity: testNow.toISOString() });
  });

  it('refuses a wrong field and answers 404 for a missing id', async () => {
    await expect(update(testClient(), 'board-jetty', { title: '' })).resolves.toMatchObject({ status: 400 });
    await expect(update(testClient(), 'nobody', { title: 'x' })).resolves.toMatchObject({ status: 404 });
  });
});

describe('scrumboard.board.delete', () => {
  it('deletes lists, cards and labels with it, and leaves the other board alone', async () => {
    const client = testClient();
    const other = await readBoard(client, guestPages);
    await expect(client.call(calls.deleteBoard, { query: { id: boardId('board-jetty') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect((await boards(client)).map(({ id }) => id)).toEqual(['board-guest-pages']);
    expect(titlesOf(await readBoard(client, guestPages))).toEqual(titlesOf(other));
    for (const [path, id] of [
      ['board?id=', 'board-jetty'],
      ['board/list?id=', 'list-jetty-todo'],
      ['board/card?id=', 'card-jetty-01'],
      ['board/label?id=', 'label-jetty-bug'],
    ]) {
      await expect(client.send('DELETE', `api/apps/scrumboard/${path}${id}`)).resolves.toMatchObject({ status: 404 });
    }
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    await expect(client.call(calls.deleteBoard, { query: { id: boardId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await boards(client)).toHaveLength(2);
  });
});
