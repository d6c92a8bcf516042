import { capacityDays, daysPerWeek } from '@quarterdeck/contract/rules/capacity';
import { toMajor } from '@quarterdeck/contract/rules/money';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { splitEffort } from '../model/effort';

export interface Measures {
  /** `$3,240`, `$12.50`; `exact` keeps the decimals of a full amount. Major units. */
  money: (amount: number, currency: string, form?: 'exact' | undefined) => string;
  /** The same of an amount in minor units. */
  moneyMinor: (minor: number, currency: string, form?: 'exact' | undefined) => string;
  /** `1.5 weeks`, `3 days`, `1 week 3 days`, of working days. */
  effort: (days: number) => string;
  /** `3.5 of 12 weeks`, of working days. */
  ofTwelveWeeks: (days: number) => string;
}

/** The form in which prices that stand below each other have the same number of decimals. */
export const formOf = (prices: readonly (number | null)[]): 'exact' | undefined =>
  prices.every((price) => price === null || Number.isInteger(price)) ? undefined : 'exact';

/** Money and effort as the reader's language writes them. */
export function useMeasures(): Measures {
  const { t } = useTranslation();
  const { locale, number } = useFormats();
  return useMemo(() => {
    const writers = new Map<string, Intl.NumberFormat>();
    const money: Measures['money'] = (amount, currency, form) => {
      const key = `${currency} ${form}`;
      const trailingZeroDisplay = form === 'exact' ? 'auto' : 'stripIfInteger';
      const writer =
        writers.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
      writers.set(key, writer);
      return writer.format(amount);
    };
    const unit = (name: 'weeks' | 'days', count: number) => t(`project.${name}`, { count, formatted: number(count) });
    return {
      money,
      moneyMinor: (minor, currency, form) => money(toMajor(minor, currency), currency, form),
      effort: (total) => {
        const { weeks, days } = splitEffort(total);
        const parts = [
          ...(weeks > 0 ? [unit('weeks', weeks)] : []),
          ...(days > 0 || weeks === 0 ? [unit('days', days)] : []),
        ];
        return parts.join(' ');
      },
      ofTwelveWeeks: (days) =>
        t('project.ofWeeks', {
          weeks: number(Math.round((days / daysPerWeek) * 10) / 10),
          total: number(capacityDays / daysPerWeek),
        }),
    };
  }, [t, locale, number]);
}
