import { ApiError } from '@quarterdeck/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const offline = () => Promise.reject(new ApiError('offline', 'No network', { endpointId: 'x' }));

it('makes a call again until it gets through, and then at once all that wait', async () => {
  const connection = new Connection();
  let isReachable = false;
  const calls: string[] = [];
  const call = (name: string) => () => {
    calls.push(name);
    return isReachable ? Promise.resolve(name) : offline();
  };
  const all = Promise.all(['a', 'b', 'c'].map((name) => connection.persist(call(name))));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['a', 'b', 'c']);
  expect(connection.isLost).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual(['a', 'b', 'c', 'a']);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await all).toEqual(['a', 'b', 'c']);
  expect(connection.isLost).toBe(false);
  expect(calls).toEqual(['a', 'b', 'c', 'a', 'a', 'b', 'c']);
});

it('tries at once when the browser finds its network', async () => {
  const connection = new Connection();
  const call = vi.fn<() => Promise<string>>(offline);
  const done = connection.persist(call);
  await vi.advanceTimersByTimeAsync(0);
  call.mockResolvedValue('there');
  dispatchEvent(new Event('online'));
  expect(await done).toBe('there');
  expect(call).toHaveBeenCalledTimes(2);
});

it('is found by an answer that refuses, too', async () => {
  const connection = new Connection();
  const heard: boolean[] = [];
  connection.subscribe(() => heard.push(connection.isLost));
  const call = vi.fn<() => Promise<string>>(offline);
  const done = connection.persist(call);
  await vi.advanceTimersByTimeAsync(0);
  call.mockRejectedValue(new ApiError('invalid_request', 'No', { endpointId: 'x' }));
  dispatchEvent(new Event('online'));
  await expect(done).rejects.toThrow('No');
  expect(heard).toEqual([true, false]);
});

it('tries again soon where the browser found its network while a call was still failing', async () => {
  const connection = new Connection();
  const call = vi.fn<() => Promise<string>>(offline);
  const done = connection.persist(call);
  // By now it waits long between two calls.
  await vi.advanceTimersByTimeAsync(30_000);
  let fail = () => {};
  call.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new ApiError('offline', 'No network', { endpointId: 'x' }));
    }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  dispatchEvent(new Event('online'));
  call.mockResolvedValue('there');
  fail();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toBe('there');
});
