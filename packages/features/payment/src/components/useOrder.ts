import { totalsOf, type Totals } from '@quarterdeck/contract/rules/money';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useState } from 'react';
import { readPaymentSettings } from '../queries/provider/chooseProvider';

export interface Order extends Pick<SelectionSummary, 'lines' | 'hasUnpriced' | 'overDays'> {
  totals: Totals;
  /** Percent of tax that the prices include. */
  taxPercent: number;
}

/** What is selected, as it is paid for. */
export function useOrder({ lines, hasUnpriced, overDays }: SelectionSummary): Order {
  const currency = useCurrency();
  const [{ taxPercent }] = useState(readPaymentSettings);
  const prices = lines.flatMap(({ price }) => (price === null ? [] : [price]));
  return { lines, hasUnpriced, overDays, taxPercent, totals: totalsOf(prices, currency, taxPercent) };
}
