import { storageKeys } from '@quarterdeck/contract/entities/browserStorage';
import { preferencesKey } from '@quarterdeck/ui/preferences';
import { removeKey, removeKeys } from '@quarterdeck/ui/storage';
import { demo } from './api';

/**
 * Takes the demo back to its first data and forgets what the browser keeps beside them: session, project and selection,
 * drafts, recent searches. The appearance that was chosen stays.
 */
export async function resetDemo(): Promise<void> {
  await demo()?.reset();
  for (const key of storageKeys) removeKey(key);
  removeKeys('qd:', [preferencesKey]);
  // A new page: what is shown, half written or could be undone belongs to data that are gone.
  location.assign('/');
}
