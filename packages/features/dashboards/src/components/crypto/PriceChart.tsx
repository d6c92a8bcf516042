import { cryptoRanges, type CryptoDashboard, type CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { findingOf, pricePoints, rangeInAddress, summarizePrices } from '../../model/coinPrices';
import { coinNames } from '../../model/wallets';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useCoinFigures } from './useCoinFigures';

const usd = { style: 'currency', currency: 'USD' } as const;

export interface PriceChartProps {
  dashboard: Dashboard<CryptoDashboard>;
  /** When its answer came, in milliseconds: the minutes of the price count up to then. */
  at: number;
}

/** The price of Bitcoin over a range, beside that at which the range opened. */
export function PriceChart({ dashboard, at }: PriceChartProps) {
  const { t } = useTranslation();
  const [range, setRange] = useAddressChoice(rangeInAddress);
  const isPhone = !useIsFrom('sm');
  const series = dashboard.data?.btc.price.series;
  const points = useMemo(() => pricePoints(series ?? [], at), [series, at]);
  const summary = summarizePrices(points);
  const chart = useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return {
      points: { kind: 'instant', values: points.map((point) => point.at), timeZone } as const,
      series: [{ id: 'price', name: t('dashboards.crypto.chart.price'), values: points.map(({ price }) => price) }],
    };
  }, [points, t]);
  const finding = useFinding(points, range);
  return (
    <Place>
      <LineChart
        {...dashboard.chart}
        {...chart}
        title={t('dashboards.crypto.chart.title', { coin: coinNames.btc })}
        level={2}
        variant="area"
        look="market"
        hasExtremes
        hasTableButton
        height={isPhone ? 260 : 436}
        format={usd}
        pointsName={t('dashboards.crypto.chart.moment')}
        reference={{
          name: t('dashboards.crypto.chart.open'),
          value: summary?.open ?? Number.NaN,
          changeName: t('dashboards.crypto.chart.sinceOpen'),
        }}
        range={
          <SegmentedControl label={t('dashboards.range')} value={range} size="sm" onChange={setRange}>
            {cryptoRanges.map((one) => (
              <Segment key={one} id={one} label={t(`dashboards.crypto.range.${one}`)} />
            ))}
          </SegmentedControl>
        }
        finding={findingLine(dashboard, finding)}
        reason={dashboard.chart.reason ?? t('dashboards.crypto.chart.empty')}
      />
    </Place>
  );
}

/** How a moment of a range is written: by its time, its day and time, or its day. */
function useMoments(range: CryptoRange): (at: number) => string {
  const { t } = useTranslation();
  const { dateTime, shortDate } = useFormats();
  const { time } = useCoinFigures();
  return (at) => {
    if (range === '1D') return t('dashboards.crypto.chart.atTime', { moment: time(at) });
    const iso = new Date(at).toISOString();
    return t('dashboards.crypto.chart.onDay', { moment: range === '1W' ? dateTime(iso) : shortDate(iso) });
  };
}

function useFinding(points: ReturnType<typeof pricePoints>, range: CryptoRange): string | undefined {
  const { t } = useTranslation();
  const { price } = useCoinFigures();
  const { percent } = useFigures();
  const moment = useMoments(range);
  const finding = useMemo(() => findingOf(points), [points]);
  if (!finding) return undefined;
  const coin = coinNames.btc;
  if (finding.kind === 'level') return t('dashboards.crypto.chart.level', { coin, price: price(finding.price) });
  return t(`dashboards.crypto.chart.${finding.kind}`, {
    coin,
    from: price(finding.from.price),
    fromMoment: moment(finding.from.at),
    to: price(finding.to.price),
    toMoment: moment(finding.to.at),
    share: percent(finding.share, 1),
  });
}

const Place = styled.div`
  display: grid;
  min-inline-size: 0;
`;
