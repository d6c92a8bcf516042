import { endpoint } from '../endpoint';
import { analyticsDashboardSchema } from '../entities/analyticsDashboard';
import { cryptoDashboardSchema } from '../entities/cryptoDashboard';
import { financeDashboardSchema } from '../entities/financeDashboard';
import { projectDashboardSchema } from '../entities/projectDashboard';

export const getAnalyticsDashboard = endpoint({
  id: 'dashboards.analytics',
  method: 'GET',
  path: 'api/dashboards/analytics',
  response: analyticsDashboardSchema,
});

export const getCryptoDashboard = endpoint({
  id: 'dashboards.crypto',
  method: 'GET',
  path: 'api/dashboards/crypto',
  response: cryptoDashboardSchema,
});

export const getFinanceDashboard = endpoint({
  id: 'dashboards.finance',
  method: 'GET',
  path: 'api/dashboards/finance',
  response: financeDashboardSchema,
});

export const getProjectDashboard = endpoint({
  id: 'dashboards.project',
  method: 'GET',
  path: 'api/dashboards/project',
  response: projectDashboardSchema,
});
