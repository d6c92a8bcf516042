import * as calls from '@quarterdeck/contract/endpoints/dashboards';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {},
  readRecords: async ({ call }) => bodyOf(await call(calls.getFinanceDashboard, {})).recentTransactions,
});
