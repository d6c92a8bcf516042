import type { GuardOffer } from '@quarterdeck/contract';
import { signedOutKey } from '@quarterdeck/contract/entities/storedSession';

/** Lets in who has not signed out; others sign in first and then come to the page that they wanted. */
export const signedInGuard: GuardOffer = {
  keys: [],
  closedBy: [signedOutKey],
  reasonKey: 'host.signInNeeded',
  load: () => import('./session').then((file) => file.redirectSignedOut),
};
