import { useTranslation } from '@quarterdeck/i18n';
import { token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { LiveStamp } from '../components/crypto/LiveStamp';
import { PriceChart } from '../components/crypto/PriceChart';
import { besideFrom, StartColumn } from '../components/crypto/StartColumn';
import { TradeBar } from '../components/crypto/TradeBar';
import { useCoinFigures } from '../components/crypto/useCoinFigures';
import { useCryptoSummary } from '../components/crypto/useCryptoSummary';
import { useLivePrices, useLiveSummary, type Market } from '../components/crypto/useLivePrices';
import { useTrade } from '../components/crypto/useTrade';
import { useWidthFrom } from '../components/crypto/useWidthFrom';
import { Watchlist } from '../components/crypto/Watchlist';
import { DashboardPage } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { useAddressChoice } from '../components/useAddressChoice';
import { useDashboard } from '../components/useDashboard';
import { rangeInAddress } from '../model/coinPrices';
import { cryptoFigures } from '../model/cryptoFigures';
import { coinNames } from '../model/wallets';

/** Prices of coins as they move, the reader's wallets, and the form that trades with them. */
export function CryptoScreen() {
  const { t } = useTranslation();
  const { price } = useCoinFigures();
  const [range] = useAddressChoice(rangeInAddress);
  const live = useLivePrices(range);
  const { query, market } = live;
  const chart = useDashboard(query);
  // All but the chart keeps the last answer, also while another range is asked for, and does not hold the chart up.
  const later = useDeferredValue(market, undefined);
  const result = market ? { ...query, data: later?.data, error: null, isPending: later === undefined } : query;
  const trade = useTrade(market?.data, async () => {
    const { data, error } = await query.refetch();
    if (!data || error) throw error ?? new Error('There are no prices');
    return data;
  });
  const text = useCryptoSummary(market);
  useLiveSummary(live, {
    summary: ({ data }: Market) =>
      t('dashboards.crypto.live.summary', { coin: coinNames.btc, price: price(data.btc.amount) }),
    lost: () => t('dashboards.crypto.live.lost'),
    found: () => t('dashboards.crypto.live.found'),
  });
  const isPhone = !useIsFrom('sm');
  const frame = useRef<HTMLDivElement>(null);
  const isBeside = useWidthFrom(frame, besideFrom);
  const column = <StartColumn key="column" market={later} result={result} trade={trade} hasForm={!isPhone} />;
  return (
    <Frame ref={frame}>
      {isBeside === undefined ? null : (
        <Columns>
          {isBeside ? column : null}
          <Main key="main">
            <DashboardPage
              title={t('dashboards.crypto.title')}
              text={text}
              tools={
                <>
                  <LiveStamp live={live} />
                  <DashboardTools
                    title={t('dashboards.crypto.title')}
                    figures={market && (() => cryptoFigures(market.data, market.at, (key) => t(key)))}
                    isCompact
                  />
                </>
              }
            >
              <Cards>
                <PriceChart dashboard={chart} at={query.dataUpdatedAt} />
                <Watchlist result={result} />
              </Cards>
            </DashboardPage>
          </Main>
          {isBeside ? null : column}
        </Columns>
      )}
      {isPhone ? <TradeBar market={market} trade={trade} /> : null}
    </Frame>
  );
}

const Frame = styled.div`
  container: crypto / inline-size;
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  @container crypto (min-width: ${besideFrom}px) {
    grid-template-columns: 320px minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
  @media print {
    display: block;
    & > * + * {
      margin-block-start: 24px;
    }
  }
`;

/** Beside the column, which is sunken, the ground is the sheet. */
const Main = styled.div`
  min-inline-size: 0;
  @container crypto (min-width: ${besideFrom}px) {
    & > div {
      background: ${token('surface.sheet')};
    }
  }
  @media print {
    & > div {
      background: none;
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container dashboard (min-width: 640px) {
    gap: 24px;
  }
  @media print {
    & > * {
      break-inside: avoid;
    }
  }
`;
