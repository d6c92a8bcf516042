import { defineFeature, paths } from '@quarterdeck/contract';
import { words } from './words';

export const home = defineFeature({
  id: 'home',
  words,
  start: () => import('./model/startAddress').then((file) => file.startAddress()),
  redirects: [{ path: paths.signedInRedirect.pattern, to: paths.home.href() }],
  routes: [
    {
      id: 'home.page',
      path: paths.home.pattern,
      screen: 'home',
      layout: 'empty',
      load: () => import('./screens/HomeScreen').then((file) => ({ default: file.HomeScreen })),
      prerender: 'page',
      titleKey: 'home.title',
    },
    {
      id: 'home.getStarted',
      path: paths.getStarted.pattern,
      screen: 'getStarted',
      layout: 'empty',
      load: () => import('./screens/GetStartedScreen').then((file) => ({ default: file.GetStartedScreen })),
      titleKey: 'getStarted.title',
    },
  ],
  navigation: [{ id: 'product.home', icon: 'compass', to: paths.home.href(), titleKey: 'home.title' }],
  commands: [
    {
      id: 'home.open',
      titleKey: 'project.command.home',
      icon: 'compass',
      keys: 'g h',
      run: ({ navigate }) => navigate(paths.home.href()),
    },
  ],
});
