import * as calls from '@quarterdeck/contract/endpoints/dashboards';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

const trade = { side: 'buy', coin: 'btc', amount: 0.25 };

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'dashboards.crypto': { query: 'range' },
    'dashboards.crypto.trade': { body: trade },
  },
  readRecords: async ({ call }) => {
    const [finance, crypto] = await Promise.all([
      call(calls.getFinanceDashboard, {}),
      call(calls.getCryptoDashboard, { query: {} }),
    ]);
    const { wallets } = bodyOf(crypto);
    // What fits may be bought of the coin that the example buys; nothing else may change.
    return [bodyOf(finance).recentTransactions, { ...wallets, btc: wallets.btc >= 0.8421 }];
  },
});
