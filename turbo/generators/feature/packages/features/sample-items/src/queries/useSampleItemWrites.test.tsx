import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { listSampleItems } from '@quarterdeck/contract/endpoints/sampleItems';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleItemQueries } from './sampleItemQueries';
import { useSampleItemWrites } from './useSampleItemWrites';

const refuse: Transport = () =>
  Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));

/** The list with its writes, without a face. */
async function openList() {
  toasts.clear();
  const { api } = testClient();
  let answer: Transport = api.fetch;
  configureRequest({ transport: (sent) => answer(sent), baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const list = new QueryObserver(client, sampleItemQueries.list());
  list.subscribe(() => undefined);
  await list.refetch();
  const undoStack = createUndoStack();
  const wrapper = await hookProviders({ queryClient: client, undo: undoStack });
  const shown = () => client.getQueryData(sampleItemQueries.list().queryKey) ?? [];
  return {
    ...renderHook(useSampleItemWrites, { wrapper }).result.current,
    shown,
    saved: () => request(listSampleItems, {}),
    at: (index: number) => {
      const record = shown()[index];
      if (!record) throw new Error(`Nothing is shown at ${index}`);
      return { record, index };
    },
    undo: () => undoStack.undoLast(),
    breakDown: () => {
      answer = refuse;
    },
    repair: () => {
      answer = api.fetch;
    },
    messages: () => toasts.all().map(({ title }) => title),
  };
}

describe('useSampleItemWrites', () => {
  it('creates on top, at once', async () => {
    const { create, shown, saved } = await openList();
    const creating = create('Zulu');
    expect(shown()[0]).toMatchObject({ title: 'Zulu', notes: '' });
    const made = await creating;
    expect(shown()[0]).toEqual(made);
    expect(await saved()).toEqual(shown());
  });

  it('changes one field and keeps the others', async () => {
    const { update, at, saved } = await openList();
    const { record } = at(0);
    await expect(update(record, { title: 'Zulu' })).resolves.toBe(true);
    expect(at(0).record).toEqual({ ...record, title: 'Zulu' });
    expect((await saved())[0]).toEqual(at(0).record);
  });

  it('deletes, and undo restores the same record at its place', async () => {
    const { remove, undo, at, shown, saved } = await openList();
    const before = shown();
    await remove(at(2));
    expect(await saved()).toHaveLength(before.length - 1);
    await undo();
    expect(shown()).toEqual(before);
    expect(await saved()).toEqual(before);
  });

  it('takes back what failed, and says so', async () => {
    const { create, update, remove, at, shown, breakDown, repair, saved, messages } = await openList();
    const before = shown();
    breakDown();
    await expect(create('Zulu')).resolves.toBeUndefined();
    await expect(update(at(0).record, { title: 'Zulu' })).resolves.toBe(false);
    await remove(at(0));
    expect(messages()).toEqual(['“Zulu” wasn’t added', '“Alfa” wasn’t saved', '“Alfa” wasn’t deleted']);
    repair();
    expect(await saved()).toEqual(before);
    expect(shown()).toEqual(before);
  });
});
