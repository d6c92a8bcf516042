import type { Currency } from '@quarterdeck/contract/entities/currency';
import { useTranslation } from '@quarterdeck/i18n';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { useMeasures } from './useMeasures';
import { useCurrency } from './useSelection';

export interface PriceWordsProps {
  /** In major units; null where nobody knows it. */
  price: number | null;
  /** `exact` keeps the decimals of a full amount. */
  form?: 'exact' | undefined;
  /** In which it was paid. @default that of the project */
  currency?: Currency | undefined;
}

/** A price as it is said everywhere: an amount, "Free", or a dash where it is not known. */
export function PriceWords({ price, form, currency }: PriceWordsProps) {
  const { t } = useTranslation();
  const { money } = useMeasures();
  const ownCurrency = useCurrency();
  if (price === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('project.noPrice')}</VisuallyHidden>
      </>
    );
  }
  return price === 0 ? t('project.free') : money(price, currency ?? ownCurrency, form);
}
