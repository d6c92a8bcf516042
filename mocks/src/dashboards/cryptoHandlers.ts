import { getCryptoDashboard, tradeCoin } from '@quarterdeck/contract/endpoints/dashboards';
import { heldAfter, tradeFaultOf, usdOf, type TradeFault } from '@quarterdeck/contract/rules/coinTrade';
import { Failure, invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { cryptoAt, presentPrice, walletsOf } from './cryptoAnswer';
import { cryptoTable, figuresOf, walletTable } from './dashboardTables';
import { emptyCrypto } from './emptyDashboards';

/** What an order is refused with, as the field error of its amount. */
const refusals: Readonly<Record<TradeFault, string>> = {
  moreThanHeld: 'Is more than the wallet holds',
  tooSmall: 'Comes to less than a cent',
  tooLarge: 'Comes to more than 1,000,000 US dollars',
  walletFull: 'Is more than the wallet has room for',
};

function refusalOf(fault: TradeFault): Failure {
  const fieldErrors = { amount: refusals[fault] };
  // It fits the schema and the rules of orders: what is held is what it does not fit, and that may have changed meanwhile.
  if (fault === 'moreThanHeld') return new Failure(409, 'conflict', 'The wallet holds less', fieldErrors);
  return invalid('The order cannot be executed', fieldErrors);
}

export const cryptoHandlers: readonly MockHandler[] = [
  handle(getCryptoDashboard, async ({ query: { range } }, { db, now }) => {
    const [market, wallets] = await Promise.all([figuresOf(db, cryptoTable), db.open(walletTable)]);
    return market === undefined ? emptyCrypto : cryptoAt(market, wallets.list(), now(), range);
  }),

  handle(tradeCoin, async ({ body: { coin, ...order } }, { db, now }) => {
    const [market, wallets] = await Promise.all([figuresOf(db, cryptoTable), db.open(walletTable)]);
    if (market === undefined) throw notFound('No coin has a price yet');
    const price = presentPrice(market, coin, now());
    const held = wallets.get(coin)?.amount ?? 0;
    const fault = tradeFaultOf(order, { price, held });
    if (fault !== undefined) throw refusalOf(fault);
    wallets.insert({ id: coin, amount: heldAfter(order, held) });
    return { wallets: walletsOf(wallets.list()), price, total: usdOf(order.amount, price) };
  }),
];
