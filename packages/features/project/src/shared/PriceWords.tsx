import { useTranslation } from '@quarterdeck/i18n';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { useMeasures } from './useMeasures';
import { useCurrency } from './useSelection';

export interface PriceWordsProps {
  /** In major units of the project's currency; null where nobody knows it. */
  price: number | null;
  /** `exact` keeps the decimals of a full amount. */
  form?: 'exact';
}

/** A price as it is said everywhere: an amount, "Free", or a dash where it is not known. */
export function PriceWords({ price, form }: PriceWordsProps) {
  const { t } = useTranslation();
  const { money } = useMeasures();
  const currency = useCurrency();
  if (price === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('project.noPrice')}</VisuallyHidden>
      </>
    );
  }
  return price === 0 ? t('project.free') : money(price, currency, form);
}
