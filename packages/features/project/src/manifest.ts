import { defineFeature, paths } from '@quarterdeck/contract';

const marketplace = () => import('./screens/MarketplaceScreen').then((file) => ({ default: file.MarketplaceScreen }));

export const project = defineFeature({
  id: 'project',
  start: () => import('./visit/startAddress').then((file) => file.startAddress()),
  redirects: [{ path: paths.signedInRedirect.pattern, to: paths.home.href() }],
  routes: [
    {
      id: 'project.home',
      path: paths.home.pattern,
      screen: 'home',
      layout: 'empty',
      load: () => import('./screens/HomeScreen').then((file) => ({ default: file.HomeScreen })),
      loadPainted: () => import('./home/HomePainted').then((file) => ({ default: file.HomePainted })),
      titleKey: 'home.title',
    },
    {
      id: 'project.getStarted',
      path: paths.getStarted.pattern,
      screen: 'getStarted',
      layout: 'empty',
      load: () => import('./screens/GetStartedScreen').then((file) => ({ default: file.GetStartedScreen })),
      titleKey: 'getStarted.title',
    },
    {
      id: 'project.marketplace',
      path: paths.marketplace.pattern,
      screen: 'marketplace',
      layout: 'centered',
      guard: 'project',
      load: marketplace,
      titleKey: 'marketplace.title',
    },
    {
      id: 'project.quote',
      path: paths.quote.pattern,
      screen: 'quote',
      layout: 'centered',
      guard: 'project',
      load: () => import('./screens/QuoteScreen').then((file) => ({ default: file.QuoteScreen })),
      titleKey: 'marketplace.quote.title',
    },
    {
      id: 'project.requirement',
      path: paths.requirement.pattern,
      screen: 'marketplace',
      layout: 'centered',
      guard: 'project',
      load: marketplace,
      titleKey: 'marketplace.title',
    },
    {
      id: 'project.help',
      path: paths.help.pattern,
      screen: 'help',
      layout: 'centered',
      load: () => import('./screens/HelpScreen').then((file) => ({ default: file.HelpScreen })),
      titleKey: 'help.title',
    },
  ],
  commands: [
    {
      id: 'project.marketplace',
      titleKey: 'project.command.marketplace',
      icon: 'store',
      run: ({ navigate }) => navigate(paths.marketplace.href()),
    },
  ],
  loadFrame: () => import('./shared/frame').then((file) => file.frame),
  translations: 'project',
});
