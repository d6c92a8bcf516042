import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { lazyPart, usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { token, type } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';
import type { Trade } from './useTrade';

const TradeSheet = lazyPart(() => import('./TradeSheet').then((file) => ({ default: file.TradeSheet })));

export interface TradeBarProps {
  market: Market | undefined;
  trade: Trade;
}

/** On phones: the price, and the button that opens the sheet, at the lower edge. */
export function TradeBar({ market, trade }: TradeBarProps) {
  const { t } = useTranslation();
  const { price } = useCoinFigures();
  const [isOpen, setOpen] = useState(false);
  // It stays mounted, so that it closes as gently as it opened.
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  usePreloadedPart(TradeSheet);
  const data = market?.data;
  return (
    <>
      <Frame ref={docked}>
        <div>
          <small>{t('dashboards.crypto.price.short', { code: 'BTC' })}</small>
          <b>{data && data.btc.amount > 0 ? price(data.btc.amount) : '–'}</b>
        </div>
        <Button variant="primary" size="lg" isDisabled={!data} onPress={() => setOpen(true)}>
          {t('dashboards.crypto.trade.open')}
        </Button>
      </Frame>
      {hasOpened ? (
        <PartBoundary shownFor={isOpen} onFailure={() => setOpen(false)}>
          <TradeSheet isOpen={isOpen} onOpenChange={setOpen} data={data} trade={trade} />
        </PartBoundary>
      ) : null}
    </>
  );
}

const Frame = styled.div`
  position: sticky;
  z-index: ${token('layer.sticky')};
  inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 16px;
  border-block-start: 1px solid ${token('border.subtle')};
  background: ${token('surface.card')};
  & > div {
    display: grid;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & b {
    overflow: hidden;
    text-overflow: ellipsis;
    ${type('metric-md')}
  }
  & > button {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
