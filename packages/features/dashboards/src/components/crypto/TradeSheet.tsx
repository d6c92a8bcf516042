import { useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, SheetHeader, type Detent } from '@quarterdeck/ui/BottomSheet';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { token, type } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TradeForm } from './TradeForm';
import { useCoinFigures } from './useCoinFigures';
import type { Market } from './useLivePrices';
import type { Trade } from './useTrade';
import { Wallets } from './Wallets';

const detents: readonly Detent[] = ['full'];

export interface TradeSheetProps {
  market: Market | undefined;
  trade: Trade;
}

/** On phones: the price and the way to the form, at the lower edge. What is written stays while the sheet is closed. */
export function TradeSheet({ market, trade }: TradeSheetProps) {
  const { t } = useTranslation();
  const { price } = useCoinFigures();
  const [isOpen, setOpen] = useState(false);
  const data = market?.data;
  return (
    <>
      <Bar ref={docked}>
        <div>
          <small>{t('dashboards.crypto.price.short', { code: 'BTC' })}</small>
          <b>{data && data.btc.amount > 0 ? price(data.btc.amount) : '–'}</b>
        </div>
        <Button variant="primary" size="lg" isDisabled={!data} onPress={() => setOpen(true)}>
          {t('dashboards.crypto.trade.open')}
        </Button>
      </Bar>
      <BottomSheet isOpen={isOpen} onOpenChange={setOpen} detents={detents}>
        <SheetHeader title={t('dashboards.crypto.trade.open')} />
        <SheetBody>
          <Parts>
            {data ? (
              <Wallets
                data={data}
                coin={trade.coin}
                onCoinChange={trade.setCoin}
                isDisabled={trade.isPending}
                level={3}
              />
            ) : null}
            <TradeForm trade={trade} data={data} />
          </Parts>
        </SheetBody>
      </BottomSheet>
    </>
  );
}

const Bar = styled.div`
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

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block-end: 16px;
`;
