import { get } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage';

const steps: string[] = [];

vi.mock('idb-keyval', () => {
  const transaction = { commit: () => steps.push('commit') };
  const records = { put: (value: string, key: string) => steps.push(`put ${key}=${value}`), transaction };
  return {
    createStore: () => (_mode: string, callback: (store: typeof records) => Promise<void>) => callback(records),
    promisifyRequest: async () => {
      steps.push('done');
    },
    get: vi.fn<(key: string) => Promise<unknown>>(),
    clear: vi.fn<() => Promise<void>>(),
  };
});

afterEach(() => {
  vi.useRealTimers();
});

describe('browserStorage', () => {
  it('reads what is stored', async () => {
    vi.mocked(get).mockResolvedValue('value');
    await expect(browserStorage().get('key')).resolves.toBe('value');
  });

  it('commits a write at once, so that a page that is being left does not lose it', async () => {
    await browserStorage().set('key', 'value');
    expect(steps).toEqual(['put key=value', 'commit', 'done']);
  });

  it('takes a database that does not open within 3 s for blocked', async () => {
    vi.useFakeTimers();
    vi.mocked(get).mockReturnValue(new Promise(() => undefined));
    const refused = browserStorage()
      .get('key')
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await refused).toEqual(new Error('The browser database does not open'));
  });

  it('hears of the other pages, not of itself', async () => {
    const [one, other] = [browserStorage(), browserStorage()];
    const heard = vi.fn<(message: unknown) => void>();
    const own = vi.fn<(message: unknown) => void>();
    const channel = one.join(own);
    const second = other.join(heard);
    channel.tell({ version: 1, collection: 'tasks.tasks' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ version: 1, collection: 'tasks.tasks' }));
    expect(own).not.toHaveBeenCalled();
    channel.leave();
    second.leave();
  });
});
