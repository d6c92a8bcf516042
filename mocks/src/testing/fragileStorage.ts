import { vi } from 'vitest';
import { memoryStorage, type MockStorage } from '../core/storage';

/** A storage of which single methods can be made to fail or to wait. */
export function fragileStorage() {
  const storage = memoryStorage();
  return {
    ...storage,
    read: vi.fn<MockStorage['read']>(storage.read),
    write: vi.fn<MockStorage['write']>(storage.write),
    clear: vi.fn<MockStorage['clear']>(storage.clear),
  };
}
