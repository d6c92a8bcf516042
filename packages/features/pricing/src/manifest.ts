import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import { words } from './words';

const preload = async (prefetch: Prefetch) =>
  prefetch((await import('./queries/pricingQueries')).pricingQueries.offer());

export const pricing = defineFeature({
  id: 'pricing',
  words,
  routes: [
    {
      id: 'pages.pricing.modern',
      path: paths.pricingModern.pattern,
      screen: 'pricing-modern',
      load: () => import('./screens/PricingModernScreen').then((file) => ({ default: file.PricingModernScreen })),
      preload,
      titleKey: 'pricing.title',
    },
    {
      id: 'pages.pricing.simple',
      path: paths.pricingSimple.pattern,
      screen: 'pricing-simple',
      load: () => import('./screens/PricingSimpleScreen').then((file) => ({ default: file.PricingSimpleScreen })),
      preload,
      titleKey: 'pricing.title',
    },
    {
      id: 'pages.pricing.single',
      path: paths.pricingSingle.pattern,
      screen: 'pricing-single',
      load: () => import('./screens/PricingSingleScreen').then((file) => ({ default: file.PricingSingleScreen })),
      preload,
      titleKey: 'pricing.title',
    },
    {
      id: 'pages.pricing.table',
      path: paths.pricingTable.pattern,
      screen: 'pricing-table',
      load: () => import('./screens/PricingTableScreen').then((file) => ({ default: file.PricingTableScreen })),
      preload,
      titleKey: 'pricing.table.title',
    },
  ],
  navigation: [
    { id: 'pages.pricing', icon: 'tag', to: paths.pricingModern.href(), titleKey: 'pricing.title' },
    { id: 'pages.pricing.modern', icon: 'tag', to: paths.pricingModern.href(), titleKey: 'pricing.form.modern' },
    { id: 'pages.pricing.simple', icon: 'tag', to: paths.pricingSimple.href(), titleKey: 'pricing.form.simple' },
    { id: 'pages.pricing.single', icon: 'tag', to: paths.pricingSingle.href(), titleKey: 'pricing.form.single' },
    { id: 'pages.pricing.table', icon: 'tag', to: paths.pricingTable.href(), titleKey: 'pricing.form.table' },
  ],
  commands: [
    {
      id: 'pricing.open',
      titleKey: 'pricing.command.open',
      icon: 'tag',
      run: ({ navigate }) => navigate(paths.pricingModern.href()),
    },
    {
      id: 'pricing.compare',
      titleKey: 'pricing.command.compare',
      icon: 'tag',
      run: ({ navigate }) => navigate(paths.pricingTable.href()),
    },
  ],
});
