import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, SheetHeader, type Detent } from '@quarterdeck/ui/BottomSheet';
import { styled } from 'styled-components';
import { TradeForm } from './TradeForm';
import type { Trade } from './useTrade';
import { Wallets } from './Wallets';

const detents: readonly Detent[] = ['full'];

export interface TradeSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  data: CryptoDashboard | undefined;
  trade: Trade;
}

/** On phones: the wallets and the form. What is written stays while it is closed. */
export function TradeSheet({ isOpen, onOpenChange, data, trade }: TradeSheetProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={onOpenChange} detents={detents}>
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
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block-end: 16px;
`;
