import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './core/storage';
import { origin } from './testing/clientOf';
import { startWorker, workerTimeoutMs } from './worker';

vi.mock('msw/browser', () => ({ setupWorker: vi.fn<typeof setupWorker>() }));

const start = vi.fn<SetupWorker['start']>();
const stop = vi.fn<SetupWorker['stop']>();
const user = () => new Request(`${origin}/api/common/user`);
const options = { storage: memoryStorage() };

beforeEach(() => {
  vi.mocked(setupWorker).mockReturnValue({ start, stop } as unknown as SetupWorker);
  start.mockReset();
  stop.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startWorker', () => {
  it('starts the worker with the handlers and leaves all but the API alone', async () => {
    start.mockResolvedValue(undefined);
    const started = await startWorker({ ...options, workerUrl: '/site/mockServiceWorker.js' });
    expect(started.kind).toBe('worker');
    expect(start).toHaveBeenCalledWith({
      quiet: true,
      serviceWorker: { url: '/site/mockServiceWorker.js' },
      onUnhandledFrame: 'bypass',
    });
  });

  it('leaves the files of the site to the site', async () => {
    start.mockResolvedValue(undefined);
    await startWorker(options);
    const paths = vi.mocked(setupWorker).mock.lastCall?.map((handler) => String((handler as HttpHandler).info.path));
    expect(paths).toContain('*/sessions');
    expect(paths?.filter((path) => path.endsWith('.json'))).toEqual([]);
  });

  it.each([
    ['registration fails', () => Promise.reject(new Error('Registration failed'))],
    [
      'the browser has no workers',
      () => {
        throw new Error('Registration failed');
      },
    ],
  ])('answers in the page when %s', async (_, failing) => {
    start.mockImplementation(failing);
    const started = await startWorker(options);
    expect(started).toMatchObject({ kind: 'in-page', reason: 'Registration failed' });
    const transport = started.kind === 'in-page' ? started.transport : undefined;
    expect((await transport?.(user()))?.status).toBe(200);
    expect(transport?.api).toBe(started.api);
  });

  it('answers in the page when the worker takes longer than 3 s, and stops one that comes late', async () => {
    vi.useFakeTimers();
    let begin: () => void = () => undefined;
    start.mockReturnValue(
      new Promise((resolve) => {
        begin = () => resolve(undefined);
      }),
    );
    const starting = startWorker(options);
    await vi.advanceTimersByTimeAsync(workerTimeoutMs);
    await expect(starting).resolves.toMatchObject({ kind: 'in-page', reason: expect.stringContaining('3000 ms') });
    expect(stop).not.toHaveBeenCalled();
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).toHaveBeenCalledOnce();
  });
});
