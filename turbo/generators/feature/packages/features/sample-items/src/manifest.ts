import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import { sampleItemKeys } from './model/sampleItemKeys';
import { words } from './words';

const load = () => import('./screens/SampleItemsScreen').then((file) => ({ default: file.SampleItemsScreen }));

const preload = async (prefetch: Prefetch) => {
  const { sampleItemQueries } = await import('./queries/sampleItemQueries');
  prefetch(sampleItemQueries.list());
};

export const sampleItems = defineFeature({
  id: 'sample-items',
  words,
  routes: [
    {
      id: 'sample-items.list',
      path: paths.sampleItems.pattern,
      screen: 'sample-items',
      load,
      preload,
      titleKey: 'sampleItems.title',
    },
    {
      id: 'sample-items.detail',
      path: paths.sampleItem.pattern,
      screen: 'sample-items',
      load,
      preload,
      titleKey: 'sampleItems.title',
    },
  ],
  navigation: [
    { id: 'apps.sample-items', icon: 'sample-icon', to: paths.sampleItems.href(), titleKey: 'sampleItems.title' },
  ],
  commands: [
    {
      id: 'sample-items.open',
      titleKey: 'sampleItems.command.open',
      icon: 'sample-icon',
      run: ({ navigate }) => navigate(paths.sampleItems.href()),
    },
    {
      id: 'sample-items.add',
      titleKey: 'sampleItems.add',
      icon: 'plus',
      run: ({ navigate }) => navigate(`${paths.sampleItems.href()}?new`),
    },
  ],
  keys: { 'sample-items': Object.values(sampleItemKeys) },
  loadSearch: () => import('./search'),
  loadWrites: () => import('./queries/sampleItemWrites').then((file) => file.writes),
});
