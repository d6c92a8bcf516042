import { defineFeature, type SearchSection } from '@quarterdeck/contract';
import { session } from '@quarterdeck/data/session/session';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { removeKeys } from '@quarterdeck/ui/storage';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchFeatures } from './searchFeatures';

const featureWith = (id: string, find: () => Promise<readonly SearchSection[]>) =>
  defineFeature({ id, routes: [], loadSearch: () => Promise.resolve({ find }) });

const hit = { label: 'Invoices', address: '/settings', icon: 'settings' };
const finding = featureWith('settings', () =>
  Promise.resolve([{ id: 'settings', titleKey: 'settings.title', hits: [hit] }]),
);
const empty = featureWith('help', () => Promise.resolve([{ id: 'help', titleKey: 'help.title', hits: [] }]));
const failing = featureWith('backlog', () => Promise.reject(new Error('Offline')));

const client = new QueryClient();
const search = (...features: Parameters<typeof searchFeatures>[0]) =>
  searchFeatures(features, 'invoice', (key) => key, client);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('shows what some found where another failed', async () => {
  const { sections, isComplete } = await search(failing, finding, empty);
  expect(sections.map(({ id }) => id)).toEqual(['settings', 'help']);
  expect(isComplete).toBe(true);
});

it('says that a feature failed where the others found nothing', async () => {
  await expect(search(failing, empty)).resolves.toMatchObject({ isComplete: false });
  await expect(search(empty)).resolves.toMatchObject({ isComplete: true });
});

it('reads again what a switch of the language has cancelled', async () => {
  const answer = Promise.withResolvers<readonly string[]>();
  const queryFn = vi.fn<() => Promise<readonly string[]>>(() => answer.promise);
  const reading = defineFeature({
    id: 'reading',
    routes: [],
    loadSearch: () =>
      Promise.resolve({
        find: async (_, { read }) => {
          const labels = await read({ queryKey: ['labels'], queryFn });
          return [{ id: 'reading', titleKey: 'reading', hits: labels.map((label) => ({ ...hit, label })) }];
        },
      }),
  });
  const found = search(reading);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  await client.cancelQueries();
  answer.resolve(['Invoices']);
  await expect(found).resolves.toMatchObject({ sections: [{ hits: [{ label: 'Invoices' }] }], isComplete: true });
  expect(console.error).not.toHaveBeenCalled();
});

it('finds nothing for who is signed out that needs a person', async () => {
  const load = () => Promise.resolve({ default: () => null });
  const personal = defineFeature({
    id: 'notes',
    routes: [
      { id: 'notes', path: '/apps/notes', screen: 'notes', titleKey: 'notes.title', guard: signedInGuard, load },
    ],
    loadSearch: () =>
      Promise.resolve({ find: () => Promise.resolve([{ id: 'notes', titleKey: 'notes.title', hits: [hit] }]) }),
  });
  const found = async () => (await search(personal, finding)).sections.map(({ id }) => id);
  await expect(found()).resolves.toEqual(['notes', 'settings']);
  session.signOut();
  await expect(found()).resolves.toEqual(['settings']);
  removeKeys('qd:session');
});
