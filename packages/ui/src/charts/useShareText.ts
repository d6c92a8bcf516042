import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { numberFormat } from '../intlFormats';

/** Below this share whole percents would say 0. */
const smallest = 0.001;

/** Says shares: whole percents, one digit more where that would be 0 %, and "<0.1%" for the least. */
export function makeShareText(locale: string): (share: number) => string {
  const whole = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const small = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => {
    if (share === 0 || Math.abs(share) >= 0.005) return whole.format(share).replace('-', '−');
    return share < smallest ? `<${small.format(smallest)}` : small.format(share);
  };
}

/** Says shares in the reader's language. */
export function useShareText(): (share: number) => string {
  const { locale } = useLocale();
  return useMemo(() => makeShareText(locale), [locale]);
}
