import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { styled } from 'styled-components';
import { CardFrame } from '../DashboardCard';
import { TradeForm } from './TradeForm';
import type { Trade } from './useTrade';
import { Wallets } from './Wallets';

export interface TradeCardsProps {
  data: CryptoDashboard | undefined;
  trade: Trade;
  /** Phones have the form in a sheet. */
  hasForm: boolean;
}

/** The cards of the start column with which coins are traded: the wallets, and the form for the chosen one. */
export function TradeCards({ data, trade, hasForm }: TradeCardsProps) {
  return (
    <Cards>
      {data ? (
        <Wallets data={data} coin={trade.coin} onCoinChange={trade.setCoin} isDisabled={trade.isPending} />
      ) : null}
      {hasForm ? (
        <NotOnPaper>
          <CardFrame forwardedAs="div">
            <TradeForm trade={trade} data={data} />
          </CardFrame>
        </NotOnPaper>
      ) : null}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** Nobody trades on paper. */
const NotOnPaper = styled.div`
  @media print {
    display: none;
  }
`;
