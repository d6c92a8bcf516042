import { defineFeature, type SearchSection } from '@quarterdeck/contract';
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

const search = (...features: Parameters<typeof searchFeatures>[0]) =>
  searchFeatures(features, 'invoice', (key) => key, new QueryClient());

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
