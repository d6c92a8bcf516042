import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce';

it('loads once for all who ask, and again only after it failed', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue('menu');
  const load = loadOnce(read);
  await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(read).toHaveBeenCalledOnce();
  await expect(Promise.all([load(), load(), load()])).resolves.toEqual(['menu', 'menu', 'menu']);
  expect(read).toHaveBeenCalledTimes(2);
});
