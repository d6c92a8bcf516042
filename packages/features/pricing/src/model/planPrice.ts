import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { BillingPeriod, Plan, Pricing } from '@quarterdeck/contract/entities/pricing';
import { toMajor, toMinor } from '@quarterdeck/contract/rules/money';

const monthsPerYear = 12;

/** What a plan costs, in minor units of its currency, tax included. */
export interface PlanPrice {
  /** Of one month, as the person pays it: month by month, or as the twelfth part of a year. */
  monthMinor: number;
  /** Of one month that is paid month by month. */
  fullMonthMinor: number;
  /** Of twelve months, as the person pays them. */
  yearMinor: number;
  /** What a year costs less than twelve months by themselves; 0 for who pays by the month. */
  savedMinor: number;
}

/**
 * What a plan comes to. The sum of a year is rounded once, and is what is paid: twelve times its rounded month may
 * differ from it by a few cents. `yearMinor` and `savedMinor` always add up to twelve full months.
 * @param monthlyPrice in major units; what is no number stays none.
 * @param yearlySavedPercent such as 15; less than 0 counts as 0, more than 100 as 100.
 */
export function priceOf(
  monthlyPrice: number,
  currency: Currency,
  yearlySavedPercent: number,
  period: BillingPeriod,
): PlanPrice {
  const fullMonthMinor = Number.isFinite(monthlyPrice) ? toMinor(monthlyPrice, currency) : Number.NaN;
  const fullYearMinor = fullMonthMinor * monthsPerYear;
  const percent = period === 'yearly' ? Math.min(100, Math.max(0, yearlySavedPercent)) : 0;
  const savedMinor = Math.round((fullYearMinor * percent) / 100);
  const yearMinor = fullYearMinor - savedMinor;
  return { monthMinor: Math.round(yearMinor / monthsPerYear), fullMonthMinor, yearMinor, savedMinor };
}

/** Prices of a plan in major units, as they are shown. */
export interface ShownPrice {
  month: number;
  fullMonth: number;
  year: number;
  saved: number;
}

/** What a plan of an offer costs in a period. */
export function shownPriceOf(
  { monthlyPrice }: Pick<Plan, 'monthlyPrice'>,
  { currency, yearlySavedPercent }: Pick<Pricing, 'currency' | 'yearlySavedPercent'>,
  period: BillingPeriod,
): ShownPrice {
  const { monthMinor, fullMonthMinor, yearMinor, savedMinor } = priceOf(
    monthlyPrice,
    currency,
    yearlySavedPercent,
    period,
  );
  return {
    month: toMajor(monthMinor, currency),
    fullMonth: toMajor(fullMonthMinor, currency),
    year: toMajor(yearMinor, currency),
    saved: toMajor(savedMinor, currency),
  };
}
