import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { styled } from 'styled-components';
import { CardFrame } from '../DashboardCard';
import { TradeForm } from './TradeForm';
import type { Trade } from './useTrade';
import { Wallets } from './Wallets';

export interface TradePartsProps {
  data: CryptoDashboard | undefined;
  trade: Trade;
  /** Phones have the form in a sheet. */
  hasForm: boolean;
}

/** The wallets, and the form that trades with the chosen one. */
export function TradeParts({ data, trade, hasForm }: TradePartsProps) {
  return (
    <>
      {data ? (
        <Wallets data={data} coin={trade.coin} onCoinChange={trade.setCoin} isDisabled={trade.isPending} />
      ) : null}
      {hasForm ? (
        <NotOnPaper>
          <CardFrame as="div">
            <TradeForm trade={trade} data={data} />
          </CardFrame>
        </NotOnPaper>
      ) : null}
    </>
  );
}

/** Nobody trades on paper. */
const NotOnPaper = styled.div`
  @media print {
    display: none;
  }
`;
