import { defineFeature, paths } from '@quarterdeck/contract';
import { preloadProject } from '@quarterdeck/data/visit/preloadVisit';
import { words } from './words';

export const account = defineFeature({
  id: 'account',
  words,
  routes: [
    {
      id: 'account.settings',
      path: paths.settings.pattern,
      screen: 'settings',
      layout: 'centered',
      load: () => import('./screens/SettingsScreen').then((file) => ({ default: file.SettingsScreen })),
      preload: preloadProject,
      titleKey: 'settings.title',
    },
    {
      id: 'account.help',
      path: paths.help.pattern,
      screen: 'help',
      layout: 'centered',
      load: () => import('./screens/HelpScreen').then((file) => ({ default: file.HelpScreen })),
      titleKey: 'help.title',
    },
  ],
  navigation: [
    { id: 'product.settings', icon: 'settings', to: paths.settings.href(), titleKey: 'settings.title' },
    { id: 'product.help', icon: 'life-buoy', to: paths.help.href(), titleKey: 'help.title' },
  ],
  commands: [
    {
      id: 'account.openSettings',
      titleKey: 'project.command.settings',
      icon: 'settings',
      keys: 'g s',
      run: ({ navigate }) => navigate(paths.settings.href()),
    },
    {
      id: 'account.openHelp',
      titleKey: 'project.command.help',
      icon: 'life-buoy',
      keys: 'g q',
      run: ({ navigate }) => navigate(paths.help.href()),
    },
  ],
  loadSearch: () => import('./search'),
  loadWrites: () => import('./queries/accountWrites').then((file) => file.writes),
});
