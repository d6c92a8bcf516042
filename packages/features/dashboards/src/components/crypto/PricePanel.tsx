import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { belowHigh, courseOf, pricePoints } from '../../model/coinPrices';
import { coinNames } from '../../model/wallets';
import { TrendIcon } from '../Change';
import { useFigures } from '../useFigures';
import { CoinIcon } from './CoinIcon';
import { LivePrice } from './LivePrice';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';

/** What one Bitcoin costs, how that stands in its range, and the facts of its market. */
export function PricePanel({ market }: { market: Market }) {
  const { t } = useTranslation();
  const { signedCents } = useFigures();
  const { price, priceParts, change } = useCoinFigures();
  const { btc } = market.data;
  const hasPrice = btc.amount > 0;
  const { whole, rest } = priceParts(hasPrice ? btc.amount : Number.NaN);
  const course = courseOf(pricePoints(btc.price.series, market.at));
  const span = t(`dashboards.crypto.span.${market.range}`);
  const tone = !course || course.change === 0 ? undefined : course.change > 0 ? 'good' : 'bad';
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
          <small>{rest}</small>
        </LivePrice>
      </Price>
      <Change data-tone={tone}>
        {course ? (
          <>
            <TrendIcon value={course.change} />
            <b>{signedCents(course.change)}</b>
            {course.share === null ? null : <b>{change(course.share)}</b>} {span}
          </>
        ) : (
          t('dashboards.crypto.price.none')
        )}
      </Change>
      {course ? (
        <Day>
          <Pointer
            aria-hidden
            style={{ '--qd-crypto-at': percentOf(course.last, course.low.price, course.high.price) }}
          />
          <TickMeter
            variant="ruler"
            strokes={41}
            value={course.last - course.low.price}
            max={course.high.price - course.low.price}
            label={t('dashboards.crypto.price.scale', { span })}
            valueText={t('dashboards.crypto.price.between', {
              price: price(course.last),
              low: price(course.low.price),
              high: price(course.high.price),
            })}
          />
          <Ends aria-hidden>
            <span>{t('dashboards.crypto.price.low', { price: price(course.low.price) })}</span>
            <span>{t('dashboards.crypto.price.high', { price: price(course.high.price) })}</span>
          </Ends>
        </Day>
      ) : (
        <NoDay aria-hidden />
      )}
      <Facts data={market.data} />
    </section>
  );
}

function percentOf(value: number, low: number, high: number): string {
  const share = (value - low) / (high - low);
  return Number.isFinite(share) ? `${Math.round(share * 1000) / 10}%` : '0%';
}

function Facts({ data: { btc } }: { data: CryptoDashboard }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { price, short, share } = useCoinFigures();
  const below = belowHigh(btc.amount, btc.allTimeHigh);
  const known = (value: number, written: string) => (value > 0 && Number.isFinite(value) ? written : '–');
  return (
    <FactList>
      <div>
        <dt>{t('dashboards.crypto.facts.marketCap')}</dt>
        <dd>{known(btc.marketCap, short(btc.marketCap))}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.volume')}</dt>
        <dd>{known(btc.volume, short(btc.volume))}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.supply')}</dt>
        <dd>{known(btc.supply, `${number(btc.supply)} BTC`)}</dd>
      </div>
      <div>
        <dt>{t('dashboards.crypto.facts.allTimeHigh')}</dt>
        <dd>
          {known(btc.allTimeHigh, price(btc.allTimeHigh))}
          {below === null || below === 0 ? null : <small>−{share(below)}</small>}
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

const Change = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-block-size: 20px;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('small')}
  & > b {
    font-weight: ${token('weight.semibold')};
  }
  &[data-tone='good'] > b {
    color: ${token('success.text')};
  }
  &[data-tone='bad'] > b {
    color: ${token('danger.text')};
  }
`;

const Day = styled.div`
  position: relative;
  margin-block-start: 16px;
  padding-block-start: 12px;
  & [data-part='scale'] {
    --qd-tick-block-size: 14px !important;
  }
`;

const NoDay = styled.div`
  block-size: 66px;
`;

/** Hangs above its place on the scale. */
const Pointer = styled.i`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--qd-crypto-at);
  margin-inline-start: -5px;
  border: 5px solid transparent;
  border-block-start: 7px solid ${token('text.primary')};
  border-block-end: 0;
  @media (forced-colors: active) {
    border-block-start-color: CanvasText;
  }
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
