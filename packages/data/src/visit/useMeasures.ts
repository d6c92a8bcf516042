import { daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { effortOf, toHalfWeeks, type Effort } from '@quarterdeck/contract/rules/effort';
import { toMajor } from '@quarterdeck/contract/rules/money';
import { phrase, useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** `exact` keeps the decimals of a full amount. */
export type MoneyForm = 'exact';

export interface Measures {
  /** `$3,240`, `$12.50`. Major units. */
  money: (amount: number, currency: string, form?: MoneyForm) => string;
  /** The same of an amount in minor units. */
  moneyMinor: (minor: number, currency: string, form?: MoneyForm) => string;
  /** `3 days`, `1.5 weeks`: the one format of working days. */
  effort: (days: number) => string;
  /** The same where room is short: `3 d`, `1.5 w`. */
  shortEffort: (days: number) => string;
  /** Like `effort`, but `8 days` where halves of weeks would round: in the field where it is typed. */
  exactEffort: (days: number) => string;
  /** `3.5 of 12 weeks`, of working days. */
  ofTwelveWeeks: (days: number) => string;
}

/** The form in which prices that stand below each other have the same number of decimals. */
export const formOf = (prices: readonly (number | null)[]): MoneyForm | undefined =>
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
    const short = { days: phrase(t, 'project.daysShort', 'value'), weeks: phrase(t, 'project.weeksShort', 'value') };
    const write = ({ unit, count }: Effort) => t(`project.${unit}`, { count, formatted: number(count) });
    return {
      money,
      moneyMinor: (minor, currency, form) => money(toMajor(minor, currency), currency, form),
      effort: (days) => write(effortOf(days)),
      exactEffort: (days) => {
        const rounded = effortOf(days);
        return write(rounded.count * daysPerWeek === days ? rounded : { unit: 'days', count: days });
      },
      shortEffort: (days) => {
        const { unit, count } = effortOf(days);
        return short[unit](number(count));
      },
      ofTwelveWeeks: (days) =>
        t('project.ofWeeks', {
          weeks: number(toHalfWeeks(days)),
          total: number(weeksPerProject),
        }),
    };
  }, [t, locale, number]);
}
