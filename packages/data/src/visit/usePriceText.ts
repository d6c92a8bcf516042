import type { Currency } from '@quarterdeck/contract/entities/currency';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { useMeasures, type MoneyForm } from './useMeasures';
import { useCurrency } from './useSelection';

export interface PriceTextOptions {
  /** `exact` keeps the decimals of a full amount. */
  form?: MoneyForm | undefined;
  /** In which it was paid. @default that of the project */
  currency?: Currency | undefined;
}

/**
 * A price as the kit's `PriceText` says it everywhere.
 * @returns takes a price in major units, or null where nobody knows it.
 */
export function usePriceText(): (
  price: number | null,
  options?: PriceTextOptions,
) => { text: string | null; unknownLabel: string } {
  const { t } = useTranslation();
  const { money } = useMeasures();
  const ownCurrency = useCurrency();
  return useCallback(
    (price, { form, currency = ownCurrency } = {}) => ({
      text: price === null ? null : price === 0 ? t('project.free') : money(price, currency, form),
      unknownLabel: t('project.noPrice'),
    }),
    [t, money, ownCurrency],
  );
}
