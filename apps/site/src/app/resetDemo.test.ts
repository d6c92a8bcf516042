import { readText, writeText } from '@quarterdeck/ui/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { resetDemo } from './resetDemo';

const reset = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./api', () => ({ demo: () => ({ reset }) }));

const keys = ['sessionId', 'projectRequirements', 'qd:tasks:draft:task', 'qd:recent', 'qd:preferences'];
const fill = () => {
  for (const key of keys) writeText(key, '{}');
  return vi.spyOn(location, 'assign').mockImplementation(() => undefined);
};

afterEach(() => vi.restoreAllMocks());

it('forgets everything but the appearance, and begins anew', async () => {
  reset.mockResolvedValue();
  const assign = fill();
  await resetDemo();
  expect(keys.filter((key) => readText(key) !== null)).toEqual(['qd:preferences']);
  expect(assign).toHaveBeenCalledWith('/');
});

it('leaves everything where the data could not be taken back', async () => {
  reset.mockRejectedValue(new Error('The storage is blocked'));
  const assign = fill();
  await expect(resetDemo()).rejects.toThrow('The storage is blocked');
  expect(keys.filter((key) => readText(key) === null)).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});
