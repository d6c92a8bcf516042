import type { Transport } from '@quarterdeck/contract';
import {
  deleteProjectRequirement,
  getProject,
  restoreProjectRequirements,
  updateProject,
} from '@quarterdeck/contract/endpoints/project';
import type { BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { keepOutbox } from '@quarterdeck/data/writes/outbox';
import { useWriteHost } from '@quarterdeck/data/writes/useWrite';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { clientWithBacklog } from '@quarterdeck/mocks/testing/productCalls';
import { keysOf } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writes } from './backlogWrites';
import { linesOf, openBacklogPage } from './testing/openBacklogPage';

/** The backlog of a project that holds items with these titles. */
async function open(...titles: string[]) {
  const { api, project } = await clientWithBacklog(...titles);
  return openBacklogPage(api.fetch, project);
}

/** A server that does what changes the backlog, and whose answers to that never arrive. */
const losesAnswers =
  (answer: Transport): Transport =>
  async (request) => {
    const response = await answer(request);
    return request.method === updateProject.method ? new Promise(() => undefined) : response;
  };

/** Keeps what a page writes over a reload, and sends what the page before has left. @returns ends it. */
function keepWrites({ client, read }: Awaited<ReturnType<typeof openBacklogPage>>) {
  const host = read(useWriteHost);
  return keepOutbox(
    client,
    () => host,
    (id) => Promise.resolve(writes.find((write) => write.id === id)),
  );
}

const savedLines = async ({ saved }: Awaited<ReturnType<typeof openBacklogPage>>) =>
  linesOf((await saved()).requirements);

describe('BK-1 a change', () => {
  it('shows at once, is saved, and is taken back', async () => {
    const page = await open('a', 'b');
    const saving = page.change([{ id: page.item('a').id, status: 'now' }], 'Changed');
    expect(linesOf(page.shown())).toBe('a:now b');
    expect(await saving).toBe(true);
    expect(await savedLines(page)).toBe('a:now b');
    expect(page.offers).toEqual(['Changed']);
    await page.undo();
    expect(await savedLines(page)).toBe('a b');
    expect(linesOf(page.shown())).toBe('a b');
  });

  it('goes out after the one before it', async () => {
    const page = await open('a');
    const before = page.server.calls.length;
    const release = page.server.hold();
    const first = page.change([{ id: page.item('a').id, title: 'first' }]);
    const second = page.change([{ id: page.item('first').id, title: 'second' }]);
    await waitFor(() => expect(page.server.calls.length).toBe(before + 1));
    release();
    await Promise.all([first, second]);
    expect(await savedLines(page)).toBe('second');
  });

  it('that fails is laid back with a message, and Retry does it', async () => {
    const page = await open('a', 'b');
    page.server.breakDown(updateProject);
    expect(await page.change([{ id: page.item('a').id, labels: ['Data'] }])).toBe(false);
    expect(page.item('a').labels).toEqual([]);
    expect(page.messages()).toEqual(['“a” wasn’t saved']);
    page.server.repair();
    page.retry();
    await waitFor(async () => expect((await page.saved()).requirements[0]?.labels).toEqual(['Data']));
  });

  it('that fails names what get started suggested in the language of the page', async () => {
    const page = await open('Ödeme sağlayıcısı seçmek');
    page.server.breakDown(updateProject);
    await page.change([{ id: page.item('Ödeme sağlayıcısı seçmek').id, labels: ['Data'] }]);
    expect(page.messages()).toEqual(['“Choose a payment provider” wasn’t saved']);
  });

  it('says that it is saved only when it is, also by Retry', async () => {
    const page = await open('a');
    page.server.breakDown(updateProject);
    const onSaved = vi.fn<() => void>();
    await page.change([{ id: page.item('a').id, labels: ['Data'] }], undefined, onSaved);
    expect(onSaved).not.toHaveBeenCalled();
    page.server.repair();
    page.retry();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect((await page.saved()).requirements[0]?.labels).toEqual(['Data']);
  });

  it('that failed is not tried again over a newer one', async () => {
    const page = await open('a');
    const { id } = page.item('a');
    page.server.breakDown(updateProject);
    await page.change([{ id, title: 'old', status: 'now' }]);
    page.server.repair();
    await page.change([{ id, title: 'new' }]);
    page.retry();
    await waitFor(async () => expect(await savedLines(page)).toBe('new:now'));
  });
});

it('BK-1 a change of an item that was deleted elsewhere says that it was not saved', async () => {
  const { api, call, project } = await clientWithBacklog('a', 'b');
  const page = await openBacklogPage(api.fetch, project);
  const { id } = page.item('a');
  await call(deleteProjectRequirement, { params: { projectId: project.id, requirementId: id } });
  expect(await page.change([{ id, title: 'new' }])).toBe(false);
  expect(page.messages()).toEqual(['“a” wasn’t saved']);
  // What was deleted here is not missed.
  const other = page.item('b');
  await page.remove([other]);
  expect(await page.change([{ id: other.id, title: 'new' }])).toBe(true);
});

it('BK-1 lists of an item keep what another page wrote in them while there was no connection', async () => {
  const { api, call, project } = await clientWithBacklog('a');
  const elsewhere = (patch: BacklogItemPatch) => {
    const [{ id } = { id: undefined }] = project.requirements;
    const requirements = [{ ...(id && { id }), ...patch }];
    return call(updateProject, { params: { projectId: project.id }, body: { project: { requirements } } });
  };
  const comment = (id: string, time: string) => ({
    id,
    authorId: 'user-01',
    text: id,
    createdAt: `2026-09-24T${time}:00.000Z`,
  });
  const criterion = (text: string, done = false) => ({ text, done });
  const criteria = [criterion('one'), criterion('two'), criterion('two')];
  await elsewhere({ acceptanceCriteria: criteria });
  const page = await openBacklogPage(api.fetch, project);
  const { id } = page.item('a');

  page.server.disconnect();
  const waiting = Promise.all([
    page.change([{ id, labels: ['Sea'] }], 'Labelled'),
    page.change([{ id, comments: [comment('sea', '09:30')] }]),
    page.change([{ id, acceptanceCriteria: [criterion('One at sea'), criterion('two'), criterion('two', true)] }]),
  ]);
  await waitFor(() => expect(connectionOf(page.client).isLost).toBe(true));
  await elsewhere({
    labels: ['Land'],
    comments: [comment('land', '08:00')],
    acceptanceCriteria: [criterion('one'), criterion('two', true), criterion('two'), criterion('Three on land')],
  });
  page.server.reconnect();
  await waiting;
  const itemNow = async () => (await page.saved()).requirements[0];
  const after = await itemNow();
  expect(after?.labels).toEqual(['Sea', 'Land']);
  expect(after?.comments.map(({ text }) => text)).toEqual(['land', 'sea']);
  expect(after?.acceptanceCriteria).toEqual([
    criterion('One at sea'),
    criterion('two', true),
    criterion('two', true),
    criterion('Three on land'),
  ]);
  await page.undo();
  expect((await itemNow())?.labels).toEqual(['Land']);
});

describe('BK-1 moving', () => {
  it('puts items before another one and into its group', async () => {
    const page = await open('a', 'b', 'c', 'd');
    await page.change([{ id: page.item('a').id, status: 'now' }]);
    const ids = ['b', 'd'].map((title) => page.item(title).id);
    const saving = page.move(ids, { status: 'now', beforeId: page.item('a').id });
    expect(linesOf(page.shown())).toBe('b:now d:now a:now c');
    expect(await saving).toBe(true);
    expect(await savedLines(page)).toBe('b:now d:now a:now c');
    expect(page.offers).toEqual(['2 items moved']);
    await page.undo();
    expect(await savedLines(page)).toBe('a:now b c d');
  });

  it('without a neighbour puts them at the end of the group', async () => {
    const page = await open('a', 'b', 'c');
    await page.move([page.item('a').id], { status: 'next' });
    expect(await savedLines(page)).toBe('b c a');
    await page.move([page.item('c').id], { status: 'done' });
    expect(await savedLines(page)).toBe('b c:done a');
  });

  it('that changes nothing asks nothing', async () => {
    const page = await open('a', 'b');
    const before = page.server.calls.length;
    expect(await page.move([page.item('b').id], { status: 'next' })).toBe(true);
    expect(page.server.calls.length).toBe(before);
  });

  it('that fails puts the row back, and Retry moves it', async () => {
    const page = await open('a', 'b');
    page.server.breakDown(updateProject);
    expect(await page.move([page.item('b').id], { status: 'next', beforeId: page.item('a').id })).toBe(false);
    expect(linesOf(page.shown())).toBe('a b');
    expect(page.messages()).toEqual(['“b” wasn’t moved']);
    page.server.repair();
    page.retry();
    await waitFor(async () => expect(await savedLines(page)).toBe('b a'));
  });
});

it('BK-1 Retry of a failed move leaves out what was moved again since', async () => {
  const page = await open('a', 'b', 'c', 'd');
  const idsOf = (...titles: string[]) => titles.map((title) => page.item(title).id);
  page.server.breakDown(updateProject);
  await page.move(idsOf('a', 'b', 'c'), { status: 'now' });
  page.server.repair();
  await page.move(idsOf('b'), { status: 'later' });
  expect(page.messages()).toEqual(['3 items weren’t moved']);
  page.retry();
  await waitFor(async () => expect(await savedLines(page)).toContain('c:now'));
  expect((await savedLines(page)).split(' ').toSorted()).toEqual(['a:now', 'b:later', 'c:now', 'd']);
  expect(page.messages()).toEqual([]);
});

it('BK-1 Retry of a move that was taken back and failed leaves out what was moved again since', async () => {
  const page = await open('a', 'b', 'c');
  const idsOf = (...titles: string[]) => titles.map((title) => page.item(title).id);
  await page.move(idsOf('a', 'b'), { status: 'now' });
  page.server.breakDown(updateProject);
  await page.undo();
  page.server.repair();
  await page.move(idsOf('b'), { status: 'later' });
  page.retry();
  await waitFor(async () => expect(await savedLines(page)).toBe('a b:later c'));
});

describe('BK-1 an item of one’s own', () => {
  it('shows at once with the key that it gets', async () => {
    const page = await open('a');
    const adding = page.add([{ title: ' b ', estimateDays: 5 }, { title: 'c' }]);
    expect(adding.ids).toEqual([page.item('b').id, page.item('c').id]);
    expect(page.shown().map(({ key, title }) => `${key} ${title}`)).toEqual(['LT-001 a', 'LT-002 b', 'LT-003 c']);
    expect(await adding.saved).toBe(true);
    expect((await page.saved()).requirements).toEqual(page.shown());
    expect(page.item('b').estimateDays).toBe(5);
    await page.undo();
    expect(await savedLines(page)).toBe('a');
  });

  it('takes over what is changed in it while it is being made', async () => {
    const page = await open('a');
    const release = page.server.hold();
    const adding = page.add([{ title: 'b' }]);
    const changing = page.change([{ id: page.item('b').id, status: 'now' }]);
    release();
    await Promise.all([adding.saved, changing]);
    expect(linesOf(page.shown())).toBe('a b:now');
    expect(await savedLines(page)).toBe('a b:now');
  });

  it('takes over what was changed in it after a reload, also where the answer got lost', async () => {
    const { api, call, project } = await clientWithBacklog('b');
    const savedItems = async () =>
      (await call(getProject, { params: { projectId: project.id } })).body.requirements.map(
        ({ title, description }) => `${title} ${description}`,
      );
    const before = await openBacklogPage(losesAnswers(api.fetch), project);
    const close = keepWrites(before);
    const [id] = before.add([{ title: 'b' }]).ids;
    if (id) void before.change([{ id, description: 'By the pier' }]);
    await waitFor(async () => expect(await savedItems()).toHaveLength(2));
    close();
    const after = await openBacklogPage(api.fetch, project);
    const end = keepWrites(after);
    await waitFor(async () => expect(await savedItems()).toEqual(['b ', 'b By the pier']));
    await waitFor(() => expect(keysOf('qd:outbox:')).toEqual([]));
    expect(after.messages()).toEqual([]);
    end();
  });

  it('that fails does not drop what was changed in it: Retry does both', async () => {
    const { api, project } = await clientWithBacklog('a');
    let failing = 1;
    const page = await openBacklogPage(async (request) => {
      if (request.method !== updateProject.method || failing === 0) return api.fetch(request);
      failing -= 1;
      return Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 });
    }, project);
    const adding = page.add([{ title: 'b' }]);
    const changing = page.change([{ id: page.item('b').id, description: 'By the pier' }]);
    expect(await Promise.all([adding.saved, changing])).toEqual([false, false]);
    expect(page.messages()).toEqual(['“b” wasn’t added', 'A change wasn’t saved, as its item isn’t in the backlog']);
    const [first, second] = toasts.all();
    first?.action?.onPress();
    await waitFor(async () => expect(await savedLines(page)).toBe('a b'));
    second?.action?.onPress();
    await waitFor(async () => expect((await page.saved()).requirements[1]?.description).toBe('By the pier'));
  });

  it('that fails goes away again, and Retry adds it', async () => {
    const page = await open('a');
    page.server.breakDown(updateProject);
    expect(await page.add([{ title: 'b' }]).saved).toBe(false);
    expect(linesOf(page.shown())).toBe('a');
    expect(page.messages()).toEqual(['“b” wasn’t added']);
    page.server.repair();
    page.retry();
    await waitFor(async () => expect(await savedLines(page)).toBe('a b'));
    await waitFor(() => expect(page.offers).toEqual(['Item added']));
  });
});

describe('UN-1 deleting', () => {
  it('is done at once and brings all back to where it stood', async () => {
    const page = await open('a', 'b', 'c', 'd');
    const text = 'By the north pier';
    await page.change([{ id: page.item('b').id, description: text, status: 'later' }]);
    const deleting = page.remove([page.item('b'), page.item('d')]);
    expect(linesOf(page.shown())).toBe('a c');
    await deleting;
    expect(await savedLines(page)).toBe('a c');
    expect(page.offers).toEqual(['2 items deleted']);
    await page.undo();
    expect(await savedLines(page)).toBe('a b:later c d');
    expect(page.item('b').description).toBe(text);
  });

  it('restores the same items: id, key, comments, time of creation', async () => {
    const page = await open('a', 'b', 'c');
    const { id } = page.item('c');
    await page.change([
      { id, comments: [{ id: 'one', authorId: 'user-elif', text: 'Ask the port', createdAt: '2026-01-05T09:00:00Z' }] },
    ]);
    const before = await page.saved();
    await page.remove([page.item('a'), page.item('c')]);
    await page.add([{ title: 'd' }]).saved;
    expect(page.item('d').key).toBe('LT-004');
    await page.undo();
    await page.undo();
    expect(await page.saved()).toEqual(before);
    expect(page.shown()).toEqual(before.requirements);
  });

  it('that was taken back and failed says so, and Retry restores', async () => {
    const page = await open('a', 'b');
    await page.remove([page.item('a')]);
    page.server.breakDown(restoreProjectRequirements);
    await page.undo();
    expect(linesOf(page.shown())).toBe('b');
    expect(page.messages()).toEqual(['“a” wasn’t restored']);
    page.server.repair();
    page.retry();
    await waitFor(async () => expect(await savedLines(page)).toBe('a b'));
  });

  it('that fails brings the row back, and Retry deletes it', async () => {
    const page = await open('a', 'b');
    page.server.breakDown(deleteProjectRequirement);
    await page.remove([page.item('a')]);
    expect(linesOf(page.shown())).toBe('a b');
    expect(page.messages()).toEqual(['“a” wasn’t deleted']);
    expect(page.offers).toEqual([]);
    page.server.repair();
    page.retry();
    await waitFor(() => expect(page.offers).toEqual(['Item deleted']));
    expect(await savedLines(page)).toBe('b');
    await page.undo();
    expect(await savedLines(page)).toBe('a b');
  });

  it('of what is gone already says nothing', async () => {
    const page = await open('a', 'b');
    const gone = page.item('a');
    await page.remove([gone]);
    await page.remove([gone]);
    expect(page.offers).toEqual(['Item deleted']);
    expect(page.messages()).toEqual([]);
  });
});

describe('the name of the project', () => {
  it('is kept by the server and by the browser, and is taken back', async () => {
    const page = await open();
    await page.rename('Harbour shop');
    expect(readVisit().project?.name).toBe('Harbour shop');
    await page.undo();
    expect((await page.saved()).name).toBe('Lighthouse tours');
    expect(readVisit().project?.name).toBe('Lighthouse tours');
  });

  it('that fails is the old one again', async () => {
    const page = await open();
    page.server.breakDown(updateProject);
    expect(await page.rename('Harbour shop')).toBe(false);
    expect(page.shownName()).toBe('Lighthouse tours');
    expect(page.messages()).toEqual(['The project wasn’t renamed']);
  });
});

it('a backlog that is read while something is saved does not hide what was done', async () => {
  const page = await open('a', 'b');
  const release = page.server.hold();
  const reading = page.readAgain();
  const saving = page.change([{ id: page.item('a').id, status: 'done' }]);
  release();
  await Promise.all([reading, saving]);
  expect(linesOf(page.shown())).toBe('a:done b');
});
