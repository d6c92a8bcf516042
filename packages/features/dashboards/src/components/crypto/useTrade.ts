import { ApiError, keyOf, request } from '@quarterdeck/contract';
import { getCryptoDashboard, tradeCoin } from '@quarterdeck/contract/endpoints/dashboards';
import type {
  Coin,
  CoinTrade,
  CryptoDashboard,
  ExecutedTrade,
  TradeSide,
} from '@quarterdeck/contract/entities/cryptoDashboard';
import { useAttemptKey } from '@quarterdeck/data/writes/useAttemptKey';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  emptyDraft,
  isShownAtOnce,
  viewOf,
  type DraftFault,
  type TradeField,
  type TradeView,
} from '../../model/tradeDraft';
import { coinCode, coinNames } from '../../model/wallets';
import { useFigures } from '../useFigures';
import { useCoinFigures } from './useCoinFigures';

/** Why the API refused an order that could be executed as far as this page knew. */
type Refusal = 'heldChanged' | 'refused' | 'noPrice';

export interface Trade {
  coin: Coin;
  setCoin: (coin: Coin) => void;
  side: TradeSide;
  setSide: (side: TradeSide) => void;
  /** The field that was written last, and what stands in it. */
  field: TradeField;
  text: string;
  write: (field: TradeField, text: string) => void;
  view: TradeView;
  /** US dollars for one coin; 0 before the first answer. */
  price: number;
  /** What is wrong, once it is to be shown. */
  message: DraftFault | Refusal | undefined;
  /** Why the last attempt did not get through; undefined where none failed. */
  error: unknown;
  isPending: boolean;
  /** @returns whether there was an order to send. */
  submit: () => boolean;
}

/**
 * An order that somebody writes; it stays until it was executed, wherever the form is shown.
 * @param refresh asks for the prices of this moment; rejects where they do not come.
 */
export function useTrade(data: CryptoDashboard | undefined, refresh: () => Promise<CryptoDashboard>): Trade {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { decimalMark, coins: coinsText, price: priceText } = useCoinFigures();
  const { cents } = useFigures();
  const [coin, setCoin] = useState<Coin>('btc');
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setTried] = useState(false);
  // An attempt that got no answer may have been executed: the next one of the same draft sends the same order, also
  // where the price has changed what the draft would come to.
  const [attempt, setAttempt] = useState<CoinTrade>();
  const [refusal, setRefusal] = useState<Refusal>();
  const attemptKey = useAttemptKey();
  const price = data?.prices[coin] ?? 0;
  const viewAt = ({ prices, wallets }: CryptoDashboard) =>
    viewOf(draft, { price: prices[coin], held: wallets[coin], decimalMark, frozenAmount: attempt?.amount });
  const seen = data ? viewAt(data) : viewOf(draft, { price: 0, held: 0, decimalMark });
  // What was sent before is an order whatever the wallet holds by now: that may be so because it was executed.
  const view = attempt ? { ...seen, amount: attempt.amount, fault: undefined } : seen;

  const send = useMutation({
    mutationFn: async (order: CoinTrade) => {
      // Dollars buy as many coins as they are worth now, not when they were written: the order may not cost more.
      const isNew = attempt === undefined && draft.field === 'usd';
      const body = isNew ? orderOf(viewAt(await refresh()), order.side, coin) : order;
      if (!body) throw new OutdatedOrder();
      setAttempt(body);
      const executed = await request(tradeCoin, { body }, { idempotencyKey: attemptKey.keyOf(body) });
      return { executed, body };
    },
    onSuccess: ({ executed, body }) => {
      attemptKey.end();
      takeOverWallets(client, executed);
      setDraft((before) => ({ ...before, text: '' }));
      startAnew();
      const isOtherTotal = draft.field === 'usd' && view.usd !== executed.total;
      const amount = `${coinsText(body.amount)} ${coinCode(body.coin)}`;
      toasts.add({
        title: t(`dashboards.crypto.trade.done.${body.side}`, { amount, total: cents(executed.total) }),
        text: t(`dashboards.crypto.trade.done.${isOtherTotal ? 'moved' : 'price'}`, {
          coin: coinNames[body.coin],
          price: priceText(executed.price),
          typed: cents(view.usd ?? 0),
        }),
        tone: 'success',
        // Of several quick orders the newest one counts.
        cause: 'crypto order',
      });
    },
    onError: (error) => {
      const refused = refusalOf(error);
      setRefusal(refused);
      if (!refused) return;
      // Nothing was executed: what the wallet holds and what a coin costs is asked for, and the next order is a new one.
      attemptKey.end();
      setAttempt(undefined);
      void client.invalidateQueries({ queryKey: keyOf(getCryptoDashboard) });
    },
  });
  const startAnew = () => {
    setTried(false);
    setAttempt(undefined);
    setRefusal(undefined);
  };
  const change = (next: () => void) => {
    if (send.isPending) return;
    send.reset();
    startAnew();
    next();
  };
  const submit = () => {
    if (send.isPending) return true;
    setTried(true);
    const body = attempt ?? orderOf(view, draft.side, coin);
    if (!body) return false;
    setRefusal(undefined);
    send.mutate(body);
    return true;
  };
  const { fault } = view;
  const isShown = fault !== undefined && (isTried || isShownAtOnce(fault));
  return {
    ...draft,
    coin,
    // So many of one coin are nothing of another.
    setCoin: (next) =>
      change(() => {
        setCoin(next);
        setDraft((before) => (before.field === 'coins' ? { ...before, text: '' } : before));
      }),
    setSide: (side) => change(() => setDraft((before) => ({ ...before, side }))),
    write: (field, text) => change(() => setDraft((before) => ({ ...before, field, text }))),
    view,
    price,
    message: refusal ?? (isShown ? fault : undefined),
    error: send.isError && refusal === undefined ? send.error : undefined,
    isPending: send.isPending,
    submit,
  };
}

function orderOf({ fault, amount }: TradeView, side: TradeSide, coin: Coin): CoinTrade | undefined {
  return fault !== undefined || amount === null ? undefined : { side, coin, amount };
}

/** At the prices of this moment, what was written is no order any more. */
class OutdatedOrder extends Error {}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof OutdatedOrder) return 'refused';
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'conflict') return 'heldChanged';
  if (error.code === 'invalid_request') return 'refused';
  return error.code === 'not_found' ? 'noPrice' : undefined;
}

/** Shows the wallets of an executed order at once, in the answers of all ranges. */
function takeOverWallets(client: QueryClient, { wallets }: ExecutedTrade): void {
  const queryKey = keyOf(getCryptoDashboard);
  // An answer that is on its way may have been made before the order.
  void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<CryptoDashboard>(key, (data) => data && { ...data, wallets }, {
      // The prices are as old as they were.
      updatedAt: state.dataUpdatedAt,
    });
  }
}
