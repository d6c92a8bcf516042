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

let hasLeft = false;

/** From now on the page sends nothing: its person has left, and what it still holds must not go out as somebody else’s. */
export const stopSending = (): void => {
  hasLeft = true;
};

/** Whether the page's person has left: nothing is asked for or written any more. */
export const hasPersonLeft = (): boolean => hasLeft;

/** Of a page that is about to be loaded anew: an answer, or a failure, would only change what is left behind. */
const never = new Promise<undefined>(() => undefined);

/** What calls carry of the session. While it is paused they wait, so that nothing fails that can go on afterwards. */
export const requestSession: RequestSession = {
  token: () => {
    session.follow();
    if (hasLeft) return never;
    return isPaused(readSession()) ? untilOver().then(() => (hasLeft ? never : readToken())) : readToken();
  },
  renew: (refused) => {
    session.follow();
    session.refuse(refused);
    const { status } = readSession();
    return hasLeft || (status !== 'signedOut' && status !== 'demo');
  },
};
