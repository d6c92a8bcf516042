import { useTranslation } from '@quarterdeck/i18n';
import { belowHigh, pricePoints, summarizePrices } from '../../model/coinPrices';
import { coinNames } from '../../model/wallets';
import { useFigures } from '../useFigures';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';

/** How the price changed over its range, and how far it is from its highest of all times. */
export function useCryptoSummary(market: Market | undefined): string | undefined {
  const { t } = useTranslation();
  const { price } = useCoinFigures();
  const { percent } = useFigures();
  if (!market) return undefined;
  const { btc } = market.data;
  const change = summarizePrices(pricePoints(btc.price.series, market.at))?.share ?? null;
  if (change === null) {
    const isTraded = btc.amount > 0;
    return t(`dashboards.crypto.lead.${isTraded ? 'price' : 'none'}`, {
      coin: coinNames.btc,
      price: price(btc.amount),
    });
  }
  const below = belowHigh(btc.amount, btc.allTimeHigh);
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const end = below === null ? '' : below === 0 ? 'AtHigh' : 'BelowHigh';
  return t(`dashboards.crypto.lead.${direction}${end}`, {
    coin: coinNames.btc,
    change: percent(Math.abs(change), 2),
    span: t(`dashboards.crypto.span.${market.range}`),
    below: percent(below ?? 0, 1),
  });
}
