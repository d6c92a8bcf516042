import {
  signedOutAtKey,
  pausedSessionKey,
  sessionKey,
  signedOutKey,
} from '@quarterdeck/contract/entities/storedSession';
import { preferencesKey } from '@quarterdeck/ui/preferences';
import { removeKeys } from '@quarterdeck/ui/storage';
import { paymentAttemptKey, startDraftKey } from '../visit/draftKeys';

/** What belongs to the browser and to the visit, not to who is signed in. */
const kept = [
  preferencesKey,
  sessionKey,
  pausedSessionKey,
  signedOutKey,
  signedOutAtKey,
  startDraftKey,
  paymentAttemptKey,
];

/** Removes what a person has left in the browser: drafts, writes on their way, what was looked at last. */
export const forgetPersonalData = (): void => removeKeys('qd:', kept);
