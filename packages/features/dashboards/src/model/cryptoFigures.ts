import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { pricePoints } from './coinPrices';
import type { Figure } from './figuresCsv';
import { coinCode, coinNames, walletsOf } from './wallets';
import { toWatchRow } from './watchlist';

/** All figures of crypto. @param now when the answer came, in milliseconds since 1970: its minutes count up to then. */
export function cryptoFigures(
  { btc, wallets, prices, watchlist }: CryptoDashboard,
  now: number,
  t: (key: string) => string,
): Figure[] {
  const instant = (at: number) => new Date(at).toISOString();
  const date = instant(now);
  const bitcoin = { section: coinNames.btc, item: coinNames.btc, date, unit: 'USD' };
  const [section, price] = [t('dashboards.crypto.wallets.title'), t('dashboards.crypto.chart.price')];
  return [
    { ...bitcoin, figure: price, value: btc.amount },
    { ...bitcoin, figure: t('dashboards.crypto.facts.marketCap'), value: btc.marketCap },
    { ...bitcoin, figure: t('dashboards.crypto.facts.volume'), value: btc.volume },
    { ...bitcoin, figure: t('dashboards.crypto.facts.supply'), value: btc.supply, unit: 'BTC' },
    { ...bitcoin, figure: t('dashboards.crypto.facts.allTimeHigh'), value: btc.allTimeHigh },
    ...walletsOf({ wallets, prices }).wallets.flatMap(({ coin, held, usd }) => {
      const wallet = { section, item: coinNames[coin], date };
      return [
        { ...wallet, figure: t('dashboards.crypto.trade.amount'), value: held, unit: coinCode(coin) },
        { ...wallet, figure: t('dashboards.csv.worth'), value: usd, unit: 'USD' },
      ];
    }),
    ...watchlist.map(toWatchRow).flatMap(({ title, share, ...row }) => {
      const coin = { section: t('dashboards.crypto.watchlist.title'), item: title, date };
      return [
        ...(['price', 'low', 'high'] as const).map((column) => ({
          ...coin,
          figure: t(`dashboards.crypto.watchlist.${column}`),
          value: row[column],
          unit: 'USD',
        })),
        {
          ...coin,
          figure: t('dashboards.crypto.watchlist.change'),
          // Shares have binary remainders, percents with four digits none.
          value: share === null ? null : Math.round(share * 1e6) / 1e4,
          unit: '%',
        },
      ];
    }),
    ...pricePoints(btc.price.series, now).map((point) => ({
      ...bitcoin,
      figure: price,
      date: instant(point.at),
      value: point.price,
    })),
  ];
}
