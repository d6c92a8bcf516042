import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { belowHigh, pricePoints, summarizePrices } from '../../model/coinPrices';
import { coinNames } from '../../model/wallets';
import { Change } from '../Change';
import { useFigures } from '../useFigures';
import { CoinIcon } from './CoinIcon';
import { LivePrice } from './LivePrice';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';

/** What one Bitcoin costs, how that stands in its range, and the facts of its market. */
export function PricePanel({ market }: { market: Market }) {
  const { t } = useTranslation();
  const { price, priceParts } = useCoinFigures();
  const { btc } = market.data;
  const hasPrice = btc.amount > 0;
  const { whole, fraction } = priceParts(hasPrice ? btc.amount : Number.NaN);
  const summary = summarizePrices(pricePoints(btc.price.series, market.at));
  const span = t(`dashboards.crypto.span.${market.range}`);
  return (
    <section aria-label={coinNames.btc}>
      <Coin>
        <CoinIcon iso="BTC" size={40} look="accent" />
        <div>
          <h2>{coinNames.btc}</h2>
          <p>{t('dashboards.crypto.price.unit', { code: 'BTC' })}</p>
        </div>
      </Coin>
      <Price>
        <LivePrice value={btc.amount}>
          {whole}
          <small>{fraction}</small>
        </LivePrice>
      </Price>
      <ChangeLine>
        {summary ? (
          <Change value={summary.share} dollars={summary.change} digits={2} text={span} />
        ) : (
          t('dashboards.crypto.price.none')
        )}
      </ChangeLine>
      {summary ? (
        <Scale>
          <TickMeter
            variant="ruler"
            size="sm"
            hasPointer
            strokes={41}
            value={summary.last - summary.low.price}
            max={summary.high.price - summary.low.price}
            label={t('dashboards.crypto.price.scale', { span })}
            valueText={t('dashboards.crypto.price.between', {
              price: price(summary.last),
              low: price(summary.low.price),
              high: price(summary.high.price),
            })}
          />
          <Ends aria-hidden>
            <span>{t('dashboards.crypto.price.low', { price: price(summary.low.price) })}</span>
            <span>{t('dashboards.crypto.price.high', { price: price(summary.high.price) })}</span>
          </Ends>
        </Scale>
      ) : (
        <NoScale aria-hidden />
      )}
      <Facts data={market.data} />
    </section>
  );
}

function Facts({ data: { btc } }: { data: CryptoDashboard }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { price } = useCoinFigures();
  const { percent, shortDollars } = useFigures();
  const below = belowHigh(btc.amount, btc.allTimeHigh);
  const known = (value: number, text: string) => (value > 0 && Number.isFinite(value) ? text : '–');
  return (
    <FactList>
      <div>
        <dt>{t('dashboards.crypto.facts.marketCap')}</dt>
        <dd>{known(btc.marketCap, shortDollars(btc.marketCap))}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.volume')}</dt>
        <dd>{known(btc.volume, shortDollars(btc.volume))}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.supply')}</dt>
        <dd>{known(btc.supply, `${number(btc.supply)} BTC`)}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.allTimeHigh')}</dt>
        <dd>
          {known(btc.allTimeHigh, price(btc.allTimeHigh))}
          {below === null || below === 0 ? null : <small>−{percent(below, 1)}</small>}
        </dd>
      </div>
    </FactList>
  );
}

const Coin = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  & h2 {
    ${type('title-4')}
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

const Price = styled.p`
  margin-block-start: 12px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${type('metric-xl')}
  & small {
    color: ${token('text.secondary')};
    ${type('metric-md')}
  }
`;

const ChangeLine = styled.p`
  min-block-size: 20px;
  color: ${token('text.secondary')};
  ${type('small')}
`;

const Scale = styled.div`
  margin-block-start: 16px;
`;

const NoScale = styled.div`
  block-size: 66px;
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-start: 8px;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;

const FactList = styled.dl`
  margin: 20px 0 0;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('border.default')};
  ${type('body')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-block-size: 36px;
  }
  & dt {
    color: ${token('text.secondary')};
  }
  & dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: ${token('weight.medium')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    color: ${token('text.secondary')};
    font-weight: ${token('weight.regular')};
    ${type('small')}
  }
`;
