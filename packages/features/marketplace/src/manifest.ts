import { defineFeature, paths } from '@quarterdeck/contract';
import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { preloadMarketplace } from '@quarterdeck/data/visit/preloadVisit';
import { marketplaceKeys } from './model/marketplaceKeys';
import { words } from './words';

const marketplaceScreen = () =>
  import('./screens/MarketplaceScreen').then((file) => ({ default: file.MarketplaceScreen }));

export const marketplace = defineFeature({
  id: 'marketplace',
  words,
  routes: [
    {
      id: 'marketplace.list',
      path: paths.marketplace.pattern,
      screen: 'marketplace',
      layout: 'centered',
      guard: projectGuard,
      load: marketplaceScreen,
      preload: preloadMarketplace,
      prerender: () =>
        import('./components/MarketplaceScreenSkeleton').then((file) => ({ default: file.MarketplaceScreenSkeleton })),
      titleKey: 'marketplace.title',
    },
    {
      id: 'marketplace.quote',
      path: paths.quote.pattern,
      screen: 'quote',
      layout: 'centered',
      guard: projectGuard,
      load: () => import('./screens/QuoteScreen').then((file) => ({ default: file.QuoteScreen })),
      preload: preloadMarketplace,
      titleKey: 'marketplace.quote.title',
    },
    {
      id: 'marketplace.requirement',
      path: paths.requirement.pattern,
      screen: 'marketplace',
      layout: 'centered',
      guard: projectGuard,
      load: marketplaceScreen,
      preload: preloadMarketplace,
      titleKey: 'marketplace.title',
    },
  ],
  navigation: [
    { id: 'product.marketplace', icon: 'store', to: paths.marketplace.href(), titleKey: 'marketplace.title' },
  ],
  commands: [
    {
      id: 'marketplace.open',
      titleKey: 'project.command.marketplace',
      icon: 'store',
      keys: 'g r',
      run: ({ navigate }) => navigate(paths.marketplace.href()),
    },
  ],
  keys: { marketplace: Object.values(marketplaceKeys) },
  loadSearch: () => import('./search'),
  loadFrame: () => import('./frame').then((file) => file.frame),
});
