import type { RequestSession } from '@quarterdeck/contract/requestSettings';
import { create } from 'zustand';
import { isPaused, readSession, readToken, session, useSession } from './session';

/** How many calls wait until their person has signed in again. */
export const useWaitingCalls = create<number>()(() => 0);

/** Resolves once the session goes on, or is over. */
async function untilOver(): Promise<void> {
  useWaitingCalls.setState((waiting) => waiting + 1, true);
  await new Promise<void>((resolve) => {
    const stop = useSession.subscribe((now) => {
      if (isPaused(now)) return;
      stop();
      resolve();
    });
  });
  useWaitingCalls.setState((waiting) => waiting - 1, true);
}

/** What calls carry of the session. While it is paused they wait, so that nothing fails that can go on afterwards. */
export const requestSession: RequestSession = {
  token: () => (isPaused(readSession()) ? untilOver().then(readToken) : readToken()),
  renew: (refused) => {
    session.refuse(refused);
    return readSession().status !== 'signedOut';
  },
};
