import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { PricePanel } from './PricePanel';
import type { Market } from './useLivePrices';
import type { Trade } from './useTrade';

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

// The chart is looked at first.
const TradeCards = lazyPart(() => import('./TradeCards').then((file) => ({ default: file.TradeCards })));

/** The price, the wallets, and the form that trades. */
export function StartColumn({ market, result, trade, hasForm }: StartColumnProps) {
  const { t } = useTranslation();
  const waiting = <Skeleton shape="box" height={hasForm ? '680px' : '264px'} />;
  return (
    <Column aria-label={t('dashboards.crypto.column')}>
      <Part>
        <AsyncContent
          result={result}
          size="sm"
          isFailureAnnounced={false}
          skeleton={<Skeleton shape="box" height="360px" />}
        >
          {() => (market ? <PricePanel market={market} /> : null)}
        </AsyncContent>
      </Part>
      <Part>
        <AsyncContent result={result} size="sm" isFailureAnnounced={false} skeleton={waiting}>
          {() => (
            <PartBoundary shownFor fallback={waiting}>
              <TradeCards data={market?.data} trade={trade} hasForm={hasForm} />
            </PartBoundary>
          )}
        </AsyncContent>
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
