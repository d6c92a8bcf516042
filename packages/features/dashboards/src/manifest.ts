import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { words } from './words';

/** Asks for what a dashboard shows first. */
const preloadDashboard =
  (dashboard: 'project' | 'analytics' | 'finance' | 'crypto') =>
  async (prefetch: Prefetch): Promise<void> => {
    const { dashboardQueries } = await import('./queries/dashboardQueries');
    prefetch(dashboard === 'crypto' ? dashboardQueries.crypto('1D') : dashboardQueries[dashboard]());
  };

export const dashboards = defineFeature({
  id: 'dashboards',
  words,
  routes: [
    {
      id: 'dashboards.project',
      path: paths.projectDashboard.pattern,
      screen: 'dashboards-project',
      load: () => import('./screens/ProjectScreen').then((file) => ({ default: file.ProjectScreen })),
      preload: preloadDashboard('project'),
      keepsAlive: true,
      guard: signedInGuard,
      titleKey: 'dashboards.project.title',
    },
    {
      id: 'dashboards.analytics',
      path: paths.analyticsDashboard.pattern,
      screen: 'dashboards-analytics',
      load: () => import('./screens/AnalyticsScreen').then((file) => ({ default: file.AnalyticsScreen })),
      preload: preloadDashboard('analytics'),
      keepsAlive: true,
      guard: signedInGuard,
      titleKey: 'dashboards.analytics.title',
    },
    {
      id: 'dashboards.finance',
      path: paths.financeDashboard.pattern,
      screen: 'dashboards-finance',
      load: () => import('./screens/FinanceScreen').then((file) => ({ default: file.FinanceScreen })),
      preload: preloadDashboard('finance'),
      keepsAlive: true,
      guard: signedInGuard,
      titleKey: 'dashboards.finance.title',
    },
    {
      id: 'dashboards.crypto',
      path: paths.cryptoDashboard.pattern,
      screen: 'dashboards-crypto',
      load: () => import('./screens/CryptoScreen').then((file) => ({ default: file.CryptoScreen })),
      preload: preloadDashboard('crypto'),
      keepsAlive: true,
      guard: signedInGuard,
      titleKey: 'dashboards.crypto.title',
    },
  ],
  navigation: [
    {
      id: 'dashboards.project',
      icon: 'clipboard-check',
      to: paths.projectDashboard.href(),
      titleKey: 'dashboards.project.title',
    },
    {
      id: 'dashboards.analytics',
      icon: 'chart-pie',
      to: paths.analyticsDashboard.href(),
      titleKey: 'dashboards.analytics.title',
    },
    {
      id: 'dashboards.finance',
      icon: 'banknote',
      to: paths.financeDashboard.href(),
      titleKey: 'dashboards.finance.title',
    },
    { id: 'dashboards.crypto', icon: 'bitcoin', to: paths.cryptoDashboard.href(), titleKey: 'dashboards.crypto.title' },
  ],
  commands: [
    {
      id: 'dashboards.project.open',
      titleKey: 'dashboards.command.project',
      icon: 'clipboard-check',
      keys: 'g d',
      run: ({ navigate }) => navigate(paths.projectDashboard.href()),
    },
    {
      id: 'dashboards.analytics.open',
      titleKey: 'dashboards.command.analytics',
      icon: 'chart-pie',
      run: ({ navigate }) => navigate(paths.analyticsDashboard.href()),
    },
    {
      id: 'dashboards.finance.open',
      titleKey: 'dashboards.command.finance',
      icon: 'banknote',
      run: ({ navigate }) => navigate(paths.financeDashboard.href()),
    },
    {
      id: 'dashboards.crypto.open',
      titleKey: 'dashboards.command.crypto',
      icon: 'bitcoin',
      run: ({ navigate }) => navigate(paths.cryptoDashboard.href()),
    },
  ],
});
