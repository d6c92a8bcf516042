import type { TradeSide } from '@quarterdeck/contract/entities/cryptoDashboard';
import { coinDigits, mostCoins } from '@quarterdeck/contract/rules/coinAmount';
import {
  coinsFor,
  heldAfter,
  mostOrderUsd,
  tradeFaultOf,
  usdOf,
  type TradeFault,
} from '@quarterdeck/contract/rules/coinTrade';
import { readTyped } from './typedAmount';

/** The two fields of an order; the one that was written last says what the other one shows. */
export type TradeField = 'coins' | 'usd';

/** What somebody has written of an order. */
export interface TradeDraft {
  side: TradeSide;
  field: TradeField;
  text: string;
}

export const emptyDraft: TradeDraft = { side: 'buy', field: 'coins', text: '' };

/** Digits after the decimal mark of a field. */
export const fieldDigits: Readonly<Record<TradeField, number>> = { coins: coinDigits, usd: 2 };

/** Why what is written is no order. `noPrice`: the coin is not traded. */
export type DraftFault = TradeFault | 'empty' | 'notANumber' | 'tooManyDigits' | 'noPrice';

export interface TradeTerms {
  /** US dollars for one coin; what is no positive number is no price. */
  price: number;
  /** Coins in the wallet. */
  held: number;
  /** Of the reader's language. */
  decimalMark: '.' | ',';
  /** Coins that an earlier attempt at the same draft asked for: another one has to ask for the same. */
  frozenAmount?: number | undefined;
}

export interface TradeView {
  /** Coins; null where the text says none. */
  amount: number | null;
  /** US dollars; null where the text says none. */
  usd: number | null;
  fault: DraftFault | undefined;
  /** Coins in the wallet after the order; null without one. */
  after: number | null;
}

/** Far beyond all prices, and well within what can be multiplied. */
const endOfPrices = 1e15;

export const isPrice = (price: number): boolean => price > 0 && price < endOfPrices;

/** Above it no amount is exact, and none can be ordered. */
const mostUsd = 1e13;

/** What a draft comes to at the price of the moment. */
export function viewOf({ side, field, text }: TradeDraft, terms: TradeTerms): TradeView {
  const nothing = (fault: DraftFault): TradeView => ({ amount: null, usd: null, fault, after: null });
  if (!isPrice(terms.price)) return nothing('noPrice');
  const { price } = terms;
  const held = Number.isFinite(terms.held) ? terms.held : 0;
  const typed = readTyped(text, terms.decimalMark, fieldDigits[field]);
  if (typed.kind !== 'amount') return nothing(typed.kind);
  const { value } = typed;
  const isBeyond = value > (field === 'usd' ? mostUsd : mostCoins);
  if (isBeyond) {
    const fault =
      side === 'sell'
        ? 'moreThanHeld'
        : value * (field === 'usd' ? 1 : price) > mostOrderUsd
          ? 'tooLarge'
          : 'walletFull';
    return { ...nothing(fault), [field === 'usd' ? 'usd' : 'amount']: Number.isFinite(value) ? value : null };
  }
  const amount = field === 'coins' ? value : (terms.frozenAmount ?? coinsFor(value, price));
  const usd = field === 'usd' ? value : usdOf(value, price);
  if (value === 0) return { amount, usd, fault: 'empty', after: null };
  if (amount > mostCoins) return { amount, usd, fault: side === 'sell' ? 'moreThanHeld' : 'walletFull', after: null };
  const fault = amount === 0 ? 'tooSmall' : tradeFaultOf({ side, amount }, { price, held });
  return { amount, usd, fault, after: fault === undefined ? heldAfter({ side, amount }, held) : null };
}

/** Whether a fault is shown while somebody still writes; the others only once the order was to be sent. */
export const isShownAtOnce = (fault: DraftFault): boolean =>
  fault === 'moreThanHeld' ||
  fault === 'tooLarge' ||
  fault === 'walletFull' ||
  fault === 'tooManyDigits' ||
  fault === 'notANumber';
