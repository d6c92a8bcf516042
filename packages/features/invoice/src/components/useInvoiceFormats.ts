import { minorDigits, toMajor } from '@quarterdeck/contract/rules/money';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { momentOf } from '../model/invoiceState';

export interface InvoiceFormats {
  /** `$3,699.00`, of minor units, with all decimals of the currency. */
  money: (minor: number) => string;
  /** `3,699.00`: the same where the currency is said elsewhere. */
  amount: (minor: number) => string;
  /** `1.5`. */
  quantity: (value: number) => string;
  /** `8.5%`, of percent. */
  percent: (percent: number) => string;
  /** `Mar 30, 2026`, of a calendar day; what is no day stays as it is. */
  day: (day: string) => string;
  /** `Paid Mar 20, 2026`; without the day where nobody knows it. */
  paid: (day: string | null) => string;
}

/** On paper, less than nothing has a real minus sign. */
const withMinus = (text: string) => text.replace('-', '−');

/** Values as invoices write them, in the reader’s language. */
export function useInvoiceFormats(currency: string): InvoiceFormats {
  const { t } = useTranslation();
  const { locale, date } = useFormats();
  return useMemo(() => {
    const digits = minorDigits(currency);
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const moneys = new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals });
    const amounts = new Intl.NumberFormat(locale, decimals);
    const quantities = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const dayText = (day: string) => (Number.isNaN(Date.parse(momentOf(day))) ? day : date(momentOf(day)));
    return {
      money: (minor) => withMinus(moneys.format(toMajor(minor, currency))),
      amount: (minor) => withMinus(amounts.format(toMajor(minor, currency))),
      quantity: (value) => withMinus(quantities.format(value)),
      percent: (percent) => percents.format(percent / 100),
      day: dayText,
      paid: (day) => (day === null ? t('invoice.status.paid') : t('invoice.paidOn', { day: dayText(day) })),
    };
  }, [t, locale, currency, date]);
}
