import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { PricePanel } from './PricePanel';
import { TradeForm } from './TradeForm';
import type { Market } from './useLivePrices';
import type { Trade } from './useTrade';
import { Wallets } from './Wallets';

/** From this width of the page the column stands beside the chart. */
export const besideFrom = 900;

export interface StartColumnProps {
  market: Market | undefined;
  /** The call, of which the last answer is `market`. */
  result: AsyncResult<CryptoDashboard>;
  trade: Trade;
  /** Phones have the form in a sheet. */
  hasForm: boolean;
}

/** The price, the wallets, and the form that trades. */
export function StartColumn({ market, result, trade, hasForm }: StartColumnProps) {
  const { t } = useTranslation();
  return (
    <Column aria-label={t('dashboards.crypto.column')}>
      <Part>
        <AsyncContent result={result} size="sm" skeleton={<Skeleton shape="box" height="360px" />}>
          {() => (market ? <PricePanel market={market} /> : null)}
        </AsyncContent>
      </Part>
      <Part>
        <AsyncContent result={result} size="sm" skeleton={<Skeleton shape="box" height="264px" />}>
          {(data) => (
            <Wallets data={data} coin={trade.coin} onCoinChange={trade.setCoin} isDisabled={trade.isPending} />
          )}
        </AsyncContent>
        {hasForm ? (
          <Hidden>
            <TradeForm trade={trade} data={market?.data} />
          </Hidden>
        ) : null}
      </Part>
    </Column>
  );
}

const Column = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  min-inline-size: 0;
  padding: 16px;
  background: ${token('surface.sunken')};
  @container crypto (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 24px;
  }
  @container crypto (min-width: ${besideFrom}px) {
    grid-template-columns: minmax(0, 1fr);
    border-inline-end: 1px solid ${token('border.default')};
  }
  @media print {
    margin-block-start: 24px;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  min-inline-size: 0;
  @media print {
    break-inside: avoid;
  }
`;

/** Nobody trades on paper. */
const Hidden = styled.div`
  @media print {
    display: none;
  }
`;
