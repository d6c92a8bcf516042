import { toQuery } from '@quarterdeck/contract';
import {
  getAnalyticsDashboard,
  getCryptoDashboard,
  getFinanceDashboard,
  getProjectDashboard,
} from '@quarterdeck/contract/endpoints/dashboards';
import type { CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { queryOptions } from '@tanstack/react-query';

/** What the dashboards ask for, one call each. */
export const dashboardQueries = {
  project: () => queryOptions(toQuery(getProjectDashboard, {})),
  analytics: () => queryOptions(toQuery(getAnalyticsDashboard, {})),
  finance: () => queryOptions(toQuery(getFinanceDashboard, {})),
  crypto: (range: CryptoRange) => queryOptions(toQuery(getCryptoDashboard, { query: { range } })),
};
