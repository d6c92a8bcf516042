import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { PlanFeatureValue, PlanTimeUnit } from '@quarterdeck/contract/entities/pricing';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { formatFileSize } from '@quarterdeck/ui/fileSize';
import { useMemo } from 'react';

type Interval = Extract<PlanFeatureValue, { kind: 'interval' }>;

export interface PlanWords {
  /** `$408`; a full amount has no decimals. Major units. */
  money: (amount: number, currency: Currency) => string;
  /** `15%` for 15. */
  percent: (percent: number) => string;
  /** `4 hours`, `2 working days`. */
  time: (amount: number, unit: PlanTimeUnit) => string;
  /** How often, by itself (`Hourly`), within a sentence (`every hour`), or after "tested" (`hourly`). */
  interval: (interval: Interval, form: 'interval' | 'every' | 'tested') => string;
  /** `20 people`, `Unlimited people`. */
  count: (of: 'people' | 'products', value: PlanFeatureValue) => string;
  /** A value as a cell of the comparison; null for what is only there or not. */
  cell: (value: PlanFeatureValue) => string | null;
}

const unlimitedKeys = { people: 'pricing.count.unlimitedPeople', products: 'pricing.count.unlimitedProducts' } as const;

/** What plans have, as the reader's language writes it. */
export function usePlanWords(): PlanWords {
  const { t } = useTranslation();
  const { locale, number } = useFormats();
  return useMemo(() => {
    const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const time: PlanWords['time'] = (amount, unit) =>
      unit === 'workingDay'
        ? t('pricing.workingDays', { count: amount, formatted: number(amount) })
        : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
    const interval: PlanWords['interval'] = ({ amount, unit }, form) =>
      amount === 1 ? t(`pricing.${form}.${unit}`) : t(`pricing.${form}.other`, { time: time(amount, unit) });
    return {
      money: (amount, currency) =>
        Number.isFinite(amount)
          ? new Intl.NumberFormat(locale, {
              style: 'currency',
              currency,
              trailingZeroDisplay: 'stripIfInteger',
            }).format(amount)
          : '–',
      percent: (percent) => percents.format(percent / 100),
      time,
      interval,
      count: (of, value) => {
        const limit = value.kind === 'count' ? value.limit : 0;
        return limit === null
          ? t(unlimitedKeys[of])
          : t(`pricing.count.${of}`, { count: limit, formatted: number(limit) });
      },
      cell: (value) => {
        switch (value.kind) {
          case 'count':
            return value.limit === null ? t('pricing.unlimited') : number(value.limit);
          case 'storage':
            return formatFileSize(value.gigabytes * 1e9, locale);
          case 'time':
            return time(value.amount, value.unit);
          case 'interval':
            return interval(value, 'interval');
          case 'share':
            return percents.format(value.ratio);
          default:
            return null;
        }
      },
    };
  }, [t, locale, number]);
}
