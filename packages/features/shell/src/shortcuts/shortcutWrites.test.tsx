import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { deleteShortcut, listShortcuts } from '@quarterdeck/contract/endpoints/shortcuts';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { removeKeys } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useShortcuts } from './useShortcuts';

const refuse: Transport = () =>
  Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));

/** The shortcuts with their writes, without a face. */
async function open() {
  toasts.clear();
  const { api } = testClient();
  let answer: Transport = api.fetch;
  configureRequest({ transport: (sent) => answer(sent), baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const undoStack = createUndoStack();
  const wrapper = await hookProviders({ queryClient: client, undo: undoStack });
  const { result } = renderHook(() => useShortcuts(), { wrapper });
  await waitFor(() => expect(result.current.result.data?.length).toBeGreaterThan(5));
  const shown = () => result.current.result.data ?? [];
  return {
    shortcuts: () => result.current,
    labels: () => shown().map(({ label }) => label),
    named: (label: string) => {
      const found = shown().find((one) => one.label === label);
      if (!found) throw new Error(`No shortcut ${label}`);
      return found;
    },
    undo: () => undoStack.undoLast(),
    messages: () => toasts.all().map(({ title }) => title),
    tryAgain: () => toasts.all()[0]?.action?.onPress(),
    breakDown: () => {
      answer = refuse;
    },
    repair: () => {
      answer = api.fetch;
    },
  };
}

const saved = async (label: string) => (await request(listShortcuts, {})).find((one) => one.label === label);
const seasons = { label: 'Seasons', description: '', icon: 'waves', link: '/apps/tasks', useRouter: true };

afterEach(() => removeKeys('qd:'));

describe('a shortcut (SC-1 to SC-3)', () => {
  it('that is added shows last at once and gets its own id', async () => {
    const { shortcuts, labels, named } = await open();
    shortcuts().add(seasons);
    await waitFor(() => expect(labels().at(-1)).toBe('Seasons'));
    await waitFor(async () => expect((await saved('Seasons'))?.id).toBe(named('Seasons').id));
    expect(await saved('Seasons')).not.toHaveProperty('description');
  });

  it('that was not added is gone; tried again it is added', async () => {
    const { shortcuts, labels, messages, breakDown, repair, tryAgain } = await open();
    breakDown();
    shortcuts().add(seasons);
    await waitFor(() => expect(messages()).toEqual(['“Seasons” wasn’t added']));
    expect(labels()).not.toContain('Seasons');
    repair();
    tryAgain();
    await waitFor(async () => expect(await saved('Seasons')).toBeDefined());
  });

  it('is changed in the fields that are other', async () => {
    const { shortcuts, named } = await open();
    const { id, ...mailbox } = named('Mailbox');
    shortcuts().change(id, { ...mailbox, label: 'Post', description: '' });
    await waitFor(() => expect(named('Post').id).toBe(id));
    await waitFor(async () => expect(await saved('Post')).toMatchObject({ id, icon: 'mail', link: '/apps/mailbox' }));
  });

  it('that was not changed is as it was', async () => {
    const { shortcuts, labels, named, messages, breakDown } = await open();
    const { id, ...mailbox } = named('Mailbox');
    breakDown();
    shortcuts().change(id, { ...mailbox, label: 'Post' });
    await waitFor(() => expect(messages()).toEqual(['“Mailbox” wasn’t saved']));
    expect(labels()).toContain('Mailbox');
  });

  it('that was deleted comes back to its place', async () => {
    const { shortcuts, labels, named, undo } = await open();
    const before = labels();
    shortcuts().remove(named('Mailbox').id);
    await waitFor(async () => expect(await saved('Mailbox')).toBeUndefined());
    expect(labels()).not.toContain('Mailbox');
    await undo();
    await waitFor(async () => expect((await saved('Mailbox'))?.id).toBe(named('Mailbox').id));
    expect(labels()).toEqual(before);
  });

  it('that is gone elsewhere is deleted without a word', async () => {
    const { shortcuts, labels, named, messages } = await open();
    const { id } = named('Mailbox');
    await request(deleteShortcut, { query: { id } });
    shortcuts().remove(id);
    await waitFor(() => expect(labels()).not.toContain('Mailbox'));
    expect(messages()).toEqual([]);
  });

  it('is moved, and moved back', async () => {
    const { shortcuts, labels, named, undo } = await open();
    const before = labels();
    shortcuts().move(named('Mailbox').id, 0);
    await waitFor(() => expect(labels().slice(0, 2)).toEqual(['Mailbox', 'Today’s tasks']));
    await undo();
    await waitFor(() => expect(labels()).toEqual(before));
  });
});
