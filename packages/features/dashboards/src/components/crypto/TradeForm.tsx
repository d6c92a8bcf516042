import { mostCoins } from '@quarterdeck/contract/rules/coinAmount';
import { leastOrderUsd, mostOrderUsd } from '@quarterdeck/contract/rules/coinTrade';
import type { CryptoDashboard, TradeSide } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form } from '@quarterdeck/ui/Form';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { TextField } from '@quarterdeck/ui/TextField';
import { token, type } from '@quarterdeck/ui/tokens';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { fieldDigits, isPrice, type TradeField } from '../../model/tradeDraft';
import { toTyped } from '../../model/typedAmount';
import { coinCode } from '../../model/wallets';
import { useFigures } from '../useFigures';
import { useCoinFigures } from './useCoinFigures';
import type { Trade } from './useTrade';

const quickAmounts = [100, 500, 1_000, 5_000];

export interface TradeFormProps {
  trade: Trade;
  /** Undefined before the first answer, and where there is none. */
  data: CryptoDashboard | undefined;
}

/** Buys and sells coins: an amount in coins or in dollars, where either says what the other one is. */
export function TradeForm({ trade, data }: TradeFormProps) {
  const { t } = useTranslation();
  const describe = useErrorWords();
  const { coins, price: priceText, decimalMark, narrowDollars } = useCoinFigures();
  const { coin, side, view, price, isPending } = trade;
  const code = coinCode(coin);
  const inputs = { coins: useRef<HTMLInputElement>(null), usd: useRef<HTMLInputElement>(null) };
  const isClosed = !isPrice(price);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!trade.submit()) inputs[trade.field].current?.focus();
  };
  const field = (name: TradeField) => ({
    trade,
    name,
    code,
    held: data?.wallets[coin] ?? 0,
    inputRef: inputs[name],
    isDisabled: isClosed,
  });
  const failed = trade.error === undefined ? undefined : describe(trade.error);
  return (
    <Fields aria-label={t('dashboards.crypto.trade.title')} validationBehavior="aria" onSubmit={submit}>
      <SegmentedControl<TradeSide>
        label={t('dashboards.crypto.trade.side')}
        value={side}
        onChange={trade.setSide}
        isFullWidth
        isDisabled={isPending}
      >
        <Segment id="buy" label={t('dashboards.crypto.trade.buy')} />
        <Segment id="sell" label={t('dashboards.crypto.trade.sell')} />
      </SegmentedControl>
      <AmountField {...field('coins')} label={t('dashboards.crypto.trade.amount')} />
      <Quick role="group" aria-label={t('dashboards.crypto.trade.quick')}>
        {quickAmounts.map((amount) => (
          <Button
            key={amount}
            size="sm"
            variant="secondary"
            isDisabled={isClosed || isPending}
            onPress={() => trade.write('usd', toTyped(amount, decimalMark, 2))}
          >
            {narrowDollars(amount)}
          </Button>
        ))}
      </Quick>
      <AmountField
        {...field('usd')}
        label={t(`dashboards.crypto.trade.${side === 'buy' ? 'pay' : 'get'}`)}
        labelEnd={isClosed ? undefined : t('dashboards.crypto.trade.rate', { code, price: priceText(price) })}
      />
      <After>
        <div>
          <dt>{t('dashboards.crypto.trade.after')}</dt>
          <dd>{view.after === null ? '–' : `${coins(view.after)} ${code}`}</dd>
        </div>
      </After>
      {failed ? (
        <Alert tone="danger" isAnnounced title={t('dashboards.crypto.trade.failed')}>
          {failed.text} {t('dashboards.crypto.trade.retry')}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" size="lg" isFullWidth isDisabled={isClosed} isPending={isPending}>
        {view.amount === null || view.amount === 0 || view.fault !== undefined
          ? t(`dashboards.crypto.trade.do.${side}`, { amount: code })
          : t(`dashboards.crypto.trade.do.${side}`, { amount: `${coins(view.amount)} ${code}` })}
      </Button>
      <Footnote>{data && isClosed ? t('dashboards.crypto.trade.closed') : t('dashboards.crypto.trade.demo')}</Footnote>
    </Fields>
  );
}

interface AmountFieldProps {
  trade: Trade;
  name: TradeField;
  label: string;
  labelEnd?: string | undefined;
  code: string;
  /** Coins in the wallet. */
  held: number;
  inputRef: RefObject<HTMLInputElement | null>;
  isDisabled: boolean;
}

/** One of the two linked fields: as it was typed where it was written last, else what the other one comes to. */
function AmountField({ trade, name, label, labelEnd, code, held, inputRef, isDisabled }: AmountFieldProps) {
  const [hasFocus, setFocus] = useState(false);
  const { decimalMark, coins, bareCents } = useCoinFigures();
  const messageOf = useFaultMessages(code, held);
  const isTyped = trade.field === name;
  const value = name === 'coins' ? trade.view.amount : trade.view.usd;
  const digits = fieldDigits[name];
  // Marks of thousands would be in the way of somebody who writes on.
  const derived =
    value === null || value === 0
      ? ''
      : hasFocus
        ? toTyped(value, decimalMark, digits)
        : name === 'coins'
          ? coins(value)
          : bareCents(value);
  return (
    <TextField
      {...{ label, labelEnd }}
      size="lg"
      unit={name === 'coins' ? code : 'USD'}
      inputRef={inputRef}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? trade.text : derived}
      onChange={(text) => trade.write(name, text)}
      onFocusChange={setFocus}
      isDisabled={isDisabled}
      isReadOnly={trade.isPending}
      {...(isTyped && trade.message !== undefined ? { errorMessage: messageOf(trade.message) } : {})}
    />
  );
}

function useFaultMessages(code: string, held: number): (fault: NonNullable<Trade['message']>) => string {
  const { t } = useTranslation();
  const { dollars } = useFigures();
  const { coins } = useCoinFigures();
  return (fault) =>
    t(`dashboards.crypto.trade.fault.${fault}`, {
      code,
      held: coins(held),
      least: dollars(leastOrderUsd),
      most: dollars(mostOrderUsd),
      full: coins(mostCoins),
    });
}

const Fields = styled(Form)`
  gap: 16px;
  font-variant-numeric: tabular-nums;
`;

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: -8px;
  & > button {
    flex: 1 0 auto;
    padding-inline: 4px;
  }
`;

const After = styled.dl`
  margin: 0;
  ${type('small')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  & dt {
    color: ${token('text.secondary')};
  }
  & dd {
    margin: 0;
    font-weight: ${token('weight.medium')};
    overflow-wrap: anywhere;
  }
`;

const Footnote = styled.p`
  margin-block-start: -4px;
  color: ${token('text.secondary')};
  text-align: center;
  ${type('caption')}
`;
