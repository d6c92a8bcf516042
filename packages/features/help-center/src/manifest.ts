import { defineFeature, paths } from '@quarterdeck/contract';

const load = () => import('./screens/HelpCenterScreen').then((file) => ({ default: file.HelpCenterScreen }));

export const helpCenter = defineFeature({
  id: 'helpCenter',
  routes: [
    {
      id: 'helpCenter.home',
      path: paths.helpCenter.pattern,
      screen: 'help-center',
      load,
      titleKey: 'helpCenter.title',
    },
  ],
  navigation: [
    { id: 'apps.help-center', icon: 'life-buoy', to: paths.helpCenter.href(), titleKey: 'helpCenter.title' },
  ],
});
