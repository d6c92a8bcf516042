import { useTranslation } from '@quarterdeck/i18n';
import { belowHigh, courseOf, pricePoints } from '../../model/coinPrices';
import { coinNames } from '../../model/wallets';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';

/** How the price changed over its range, and how far it is from its highest of all times. */
export function useLead(market: Market | undefined): string | undefined {
  const { t } = useTranslation();
  const { size, share, price } = useCoinFigures();
  if (!market) return undefined;
  const { btc } = market.data;
  const change = courseOf(pricePoints(btc.price.series, market.at))?.share ?? null;
  if (change === null) {
    const isTraded = btc.amount > 0;
    return t(`dashboards.crypto.lead.${isTraded ? 'price' : 'none'}`, {
      coin: coinNames.btc,
      price: price(btc.amount),
    });
  }
  const below = belowHigh(btc.amount, btc.allTimeHigh);
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const end = below === null ? '' : below === 0 ? 'AtHigh' : 'BelowHigh';
  return t(`dashboards.crypto.lead.${way}${end}`, {
    coin: coinNames.btc,
    change: size(Math.abs(change)),
    span: t(`dashboards.crypto.span.${market.range}`),
    below: share(below ?? 0),
  });
}
