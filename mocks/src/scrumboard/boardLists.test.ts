import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { describe, expect, it } from 'vitest';
import { boardId, cardsOf, clientWithBoard, listId, readBoard, titlesOf } from '../testing/boardCalls';
import { testClient, testNow } from '../testing/clientOf';

describe('scrumboard.list.create', () => {
  it('answers the new list without cards, on the position sent', async () => {
    const client = testClient();
    const list = { boardId: boardId('board-jetty'), position: 98_304, title: ' Waiting ' };
    const { status, body } = await client.call(calls.createBoardList, { body: { list } });
    expect({ status, body }).toEqual({ status: 200, body: { ...list, title: 'Waiting', id: 'new-1', cards: [] } });
    const board = await readBoard(client);
    expect(board.lists[1]).toEqual(body);
    expect(board.lastActivity).toBe(testNow.toISOString());
  });

  it('makes no cards that are sent along', async () => {
    const client = testClient();
    const list = { boardId: 'board-jetty', position: 1, title: 'Waiting', cards: [{ title: 'A' }] };
    await expect(
      client.send('POST', 'api/apps/scrumboard/board/list', JSON.stringify({ list })),
    ).resolves.toMatchObject({ status: 200, body: { cards: [] } });
  });

  it.each([
    [{ title: '' }, 400],
    [{ position: -1 }, 400],
    [{ position: 0.5 }, 400],
    [{ boardId: 'nobody' }, 404],
  ])('refuses %j', async (wrong, wanted) => {
    const list = { boardId: 'board-jetty', position: 1, title: 'Waiting', ...wrong };
    const { status } = await testClient().send('POST', 'api/apps/scrumboard/board/list', JSON.stringify({ list }));
    expect(status).toBe(wanted);
  });
});

describe('scrumboard.list.update', () => {
  it('takes the whole list, changes what differs and answers it with its cards', async () => {
    const client = testClient();
    const [list] = (await readBoard(client)).lists;
    if (list === undefined) throw new Error('The board has no list');
    const { body } = await client.call(calls.updateBoardList, { body: { list: { ...list, title: 'Next' } } });
    expect(body).toEqual({ ...list, title: 'Next' });
  });

  it('keeps the list on its board with its cards, whatever is sent', async () => {
    const client = testClient();
    const [before] = (await readBoard(client)).lists;
    const list = { id: 'list-jetty-todo', boardId: 'board-guest-pages', cards: [], stranger: 1 };
    const { body } = await client.send('PATCH', 'api/apps/scrumboard/board/list', JSON.stringify({ list }));
    expect(body).toEqual(before);
  });

  it('refuses a wrong field and answers 404 for a missing id', async () => {
    const send = (list: object) =>
      testClient().send('PATCH', 'api/apps/scrumboard/board/list', JSON.stringify({ list }));
    await expect(send({ id: 'list-jetty-todo', title: ' ' })).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'list.title': expect.any(String) } } },
    });
    await expect(send({ id: 'nobody', title: 'x' })).resolves.toMatchObject({ status: 404 });
  });
});

describe('scrumboard.lists.update', () => {
  it('merges each list by id, which puts lists in order', async () => {
    const { board, ...client } = await clientWithBoard({ a: ['1'], b: ['2'], c: [] });
    const lists = board.lists.toReversed().map(({ id }, index) => ({ id, position: (index + 1) * 65_536 }));
    const { body } = await client.call(calls.updateBoardLists, { body: { lists } });
    expect(body.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
    const after = await readBoard(client, board.id);
    expect(after.lists).toEqual(body);
    expect(titlesOf(after)).toEqual({ a: ['1'], b: ['2'], c: [] });
  });

  it('takes an empty list for no change', async () => {
    const client = testClient();
    const before = await readBoard(client);
    await expect(client.call(calls.updateBoardLists, { body: { lists: [] } })).resolves.toEqual({
      status: 200,
      body: [],
    });
    expect(await readBoard(client)).toEqual(before);
  });

  it.each([
    [{ id: 'nobody', title: 'x' }, 404],
    [{ title: 'x' }, 400],
    [{ id: 'list-jetty-review', position: 'first' }, 400],
  ])('changes nothing at all when it sees %j', async (wrong, wanted) => {
    const client = testClient();
    const before = await readBoard(client);
    const lists = [{ id: 'list-jetty-todo', title: 'Changed' }, wrong];
    const { status } = await client.send('PATCH', 'api/apps/scrumboard/board/lists', JSON.stringify({ lists }));
    expect(status).toBe(wanted);
    expect(await readBoard(client)).toEqual(before);
  });
});

describe('scrumboard.list.delete', () => {
  it('deletes the list’s cards as well, and no others', async () => {
    const client = testClient();
    const before = await readBoard(client);
    await expect(client.call(calls.deleteBoardList, { query: { id: listId('list-jetty-todo') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    const after = await readBoard(client);
    expect(after.lists).toEqual(before.lists.slice(1));
    await expect(client.send('DELETE', 'api/apps/scrumboard/board/card?id=card-jetty-01')).resolves.toMatchObject({
      status: 404,
    });
    expect(cardsOf(after).length).toBeGreaterThan(10);
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    const before = await readBoard(client);
    await expect(client.call(calls.deleteBoardList, { query: { id: listId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await readBoard(client)).toEqual(before);
  });
});
