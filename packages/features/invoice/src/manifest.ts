import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { words } from './words';

/** An invoice names who pays and what for, so it is for people who have signed in. */
const common = {
  layout: 'empty',
  guard: signedInGuard,
  preload: async (prefetch: Prefetch) => {
    const { invoiceQueries } = await import('./queries/invoiceQueries');
    prefetch(invoiceQueries.detail());
  },
} as const;

export const invoice = defineFeature({
  id: 'invoice',
  words,
  routes: [
    {
      ...common,
      id: 'pages.invoice.compact',
      path: paths.invoiceCompact.pattern,
      screen: 'invoice-compact',
      load: () => import('./screens/CompactInvoiceScreen').then((file) => ({ default: file.CompactInvoiceScreen })),
      titleKey: 'invoice.compact',
    },
    {
      ...common,
      id: 'pages.invoice.modern',
      path: paths.invoiceModern.pattern,
      screen: 'invoice-modern',
      load: () => import('./screens/ModernInvoiceScreen').then((file) => ({ default: file.ModernInvoiceScreen })),
      titleKey: 'invoice.modern',
    },
  ],
  navigation: [
    { id: 'pages.invoice.compact', icon: 'receipt', to: paths.invoiceCompact.href(), titleKey: 'invoice.menu.compact' },
    { id: 'pages.invoice.modern', icon: 'receipt', to: paths.invoiceModern.href(), titleKey: 'invoice.menu.modern' },
  ],
  commands: [
    {
      id: 'invoice.openCompact',
      titleKey: 'invoice.command.compact',
      icon: 'receipt',
      run: ({ navigate }) => navigate(paths.invoiceCompact.href()),
    },
    {
      id: 'invoice.openModern',
      titleKey: 'invoice.command.modern',
      icon: 'receipt',
      run: ({ navigate }) => navigate(paths.invoiceModern.href()),
    },
  ],
  loadWrites: () => import('./queries/invoiceWrites').then((file) => file.writes),
});
