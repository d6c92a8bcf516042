import { paths } from '@quarterdeck/contract';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCartSelection, useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Badge } from '@quarterdeck/ui/Badge';
import { Icon } from '@quarterdeck/ui/Icon';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ShoppingCart } from 'lucide-react';
import { Cart } from './frame.styles';

/** How many requirements are selected and what they cost; leads to them. */
export function CartLink() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { lines, totalMinor, isCurrent } = useCartSelection();
  const total = moneyMinor(totalMinor, currency);
  const count = lines.length;
  return (
    <Cart to={paths.marketplace.href()}>
      <Icon icon={ShoppingCart} size="md" />
      <span data-part="label">{t('project.frame.cart')}</span>
      {/* Its place is kept, so that nothing beside it moves when something is selected. */}
      <span data-part="count">
        {count === 0 ? (
          <VisuallyHidden>{t('project.frame.emptyCart')}</VisuallyHidden>
        ) : (
          <Badge
            count={count}
            label={t('project.frame.selected', { count, formatted: number(count) })}
            data-part="badge"
          />
        )}
      </span>
      <span data-part="total" data-old={!isCurrent || undefined}>
        {isCurrent || count === 0 ? null : <VisuallyHidden>{t('project.frame.lastKnown')} </VisuallyHidden>}
        {count === 0 ? <span aria-hidden>{total}</span> : total}
      </span>
    </Cart>
  );
}
