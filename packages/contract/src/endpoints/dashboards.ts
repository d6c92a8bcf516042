import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { analyticsDashboardSchema } from '../entities/analyticsDashboard';
import { coinTradeSchema, cryptoDashboardSchema, cryptoRanges, executedTradeSchema } from '../entities/cryptoDashboard';
import { financeDashboardSchema } from '../entities/financeDashboard';
import { projectDashboardSchema } from '../entities/projectDashboard';

export const getAnalyticsDashboard = endpoint({
  id: 'dashboards.analytics',
  method: 'GET',
  path: 'api/dashboards/analytics',
  response: analyticsDashboardSchema,
});

/** Without a range the price of the last 145 minutes. */
export const getCryptoDashboard = endpoint({
  id: 'dashboards.crypto',
  method: 'GET',
  path: 'api/dashboards/crypto',
  query: z.object({ range: z.optional(z.enum(cryptoRanges)) }),
  response: cryptoDashboardSchema,
});

/** Buys or sells coins at the price of the moment. */
export const tradeCoin = endpoint({
  id: 'dashboards.crypto.trade',
  method: 'POST',
  path: 'api/dashboards/crypto/trade',
  body: coinTradeSchema,
  response: executedTradeSchema,
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
