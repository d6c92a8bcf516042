import { defineFeature, paths } from '@quarterdeck/contract';
import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { preloadProject } from '@quarterdeck/data/visit/preloadVisit';
import { backlogKeys } from './model/backlogKeys';
import { words } from './words';

const load = () => import('./screens/BacklogScreen').then((file) => ({ default: file.BacklogScreen }));

const route = {
  screen: 'backlog',
  layout: 'centered',
  guard: projectGuard,
  load,
  preload: preloadProject,
  titleKey: 'backlog.title',
} as const;

export const backlog = defineFeature({
  id: 'backlog',
  words,
  routes: [
    { ...route, id: 'backlog.list', path: paths.backlog.pattern },
    { ...route, id: 'backlog.item', path: paths.backlogItem.pattern },
  ],
  navigation: [{ id: 'product.backlog', icon: 'list-checks', to: paths.backlog.href(), titleKey: 'backlog.title' }],
  commands: [
    {
      id: 'backlog.open',
      titleKey: 'project.command.backlog',
      icon: 'list-checks',
      keys: 'g l',
      run: ({ navigate }) => navigate(paths.backlog.href()),
    },
  ],
  keys: { backlog: Object.values(backlogKeys) },
  loadSearch: () => import('./search'),
  loadWrites: () => import('./queries/backlogWrites').then((file) => file.writes),
});
