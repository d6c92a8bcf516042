import { configureRequest, request } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { removeKeys } from '@quarterdeck/ui/storage';
import { afterAll, expect, it, vi } from 'vitest';
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
