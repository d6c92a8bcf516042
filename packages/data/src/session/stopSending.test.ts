import { configureRequest, request } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { createTaskTag } from '@quarterdeck/contract/endpoints/tasks';
import { newTaskTagSchema } from '@quarterdeck/contract/writes/tasks';
import { createTranslator } from '@quarterdeck/i18n';
import { removeKeys } from '@quarterdeck/ui/storage';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, expect, it, vi } from 'vitest';
import { writesOf } from '../writes/clientWrites';
import { defineWrite } from '../writes/defineWrite';
import { requestSession, stopSending, useWaitingCalls } from './requestSession';
import { session } from './session';
import { makeToken, sessionAnswer } from './testing/sessionAnswer';
import { watchPerson } from './watchPerson';

afterAll(() => {
  removeKeys('');
  configureRequest({ session: undefined, transport: (sent) => fetch(sent) });
});

it('calls that waited for one person do not go out as the next', async () => {
  const transport = vi.fn<() => Promise<Response>>();
  const settled = vi.fn<() => void>();
  configureRequest({ session: requestSession, transport });
  watchPerson(stopSending);
  session.begin(sessionAnswer(), { isKept: true });
  session.lock();
  void request(getUser, {}).then(settled, settled);
  expect(useWaitingCalls.getState()).toBe(1);
  session.begin(sessionAnswer({ id: 'user-deniz', accessToken: makeToken(60) }));
  await vi.waitFor(() => expect(useWaitingCalls.getState()).toBe(0));
  void request(getUser, {}).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(transport).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

it('what is written afterwards, as by an undo key, is not kept for the next page either', async () => {
  stopSending();
  const client = new QueryClient();
  const write = defineWrite({
    id: 'tags.add',
    part: newTaskTagSchema,
    optimistic: () => [],
    send: (tag, { call }) => call(createTaskTag, { body: { tag } }),
    saved: () => [],
    failure: () => 'not added',
  });
  const { t } = await createTranslator(() => Promise.resolve({}), 'en');
  const host = { t, retryLabel: 'Retry', undo: createUndoStack() };
  expect(await writesOf(client).run(write, [{ title: 'Harbour' }], host)).toEqual({ done: [], failed: [] });
  expect(client.getMutationCache().getAll()).toEqual([]);
});
