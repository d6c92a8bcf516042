import type { RouteOffer } from '@quarterdeck/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { preload } from './preload';
import { createScreens } from './screens';

it('loads the code of a page and what it will ask for, by the parameters of its address', async () => {
  const load = vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: () => null }));
  const read = vi.fn<() => Promise<string>>(async () => 'a guide');
  const route: RouteOffer = {
    id: 'guides.one',
    path: '/guides/:category/:guide',
    screen: 'guide',
    titleKey: 'guides.title',
    load,
    preload: async (prefetch, { category, guide }) => prefetch({ queryKey: [category, guide], queryFn: read }),
  };
  const client = new QueryClient();
  const address = '/guides/your-account/sign%20in?from=search#top';
  preload(route, createScreens([route]), address, client);
  await vi.waitFor(() => expect(client.getQueryData(['your-account', 'sign in'])).toBe('a guide'));
  expect(load).toHaveBeenCalledOnce();
});
