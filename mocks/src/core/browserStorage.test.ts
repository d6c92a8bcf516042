import { get, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage';

vi.mock('idb-keyval', () => ({
  createStore: vi.fn<() => string>(() => 'store'),
  get: vi.fn<(key: string) => Promise<unknown>>(),
  set: vi.fn<() => Promise<void>>(),
  clear: vi.fn<() => Promise<void>>(),
}));

afterEach(() => {
  vi.useRealTimers();
});

describe('browserStorage', () => {
  it('reads and writes in a store of its own', async () => {
    vi.mocked(get).mockResolvedValue('value');
    const storage = browserStorage();
    await expect(storage.get('key')).resolves.toBe('value');
    await storage.set('key', 'value');
    expect(set).toHaveBeenCalledWith('key', 'value', 'store');
  });

  it('takes a database that does not open within 3 s for blocked', async () => {
    vi.useFakeTimers();
    vi.mocked(get).mockReturnValue(new Promise(() => undefined));
    const refused = expect(browserStorage().get('key')).rejects.toThrow('does not open');
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
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
