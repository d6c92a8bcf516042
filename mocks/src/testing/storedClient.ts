import type { MockApiOptions } from '../core/api';
import type { StorageState } from '../core/persistence';
import type { MockStorage } from '../core/storage';
import { testClient, type MockClient } from './clientOf';

/** Name under which tasks are stored. */
export const tasksKey = 'tasks.tasks';

export interface StoredClient extends MockClient {
  /** States of the storage, in the order reported. */
  states: StorageState[];
  /** Areas that another page changed. */
  changes: string[];
}

/** One page on `storage`. */
export function storedClient(storage: MockStorage, options: MockApiOptions = {}): StoredClient {
  const states: StorageState[] = [];
  const changes: string[] = [];
  const client = testClient({ storage, onStorageState: (state) => states.push(state), ...options });
  client.api.onChange((area) => changes.push(area));
  return { ...client, states, changes };
}
