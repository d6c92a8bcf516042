import { paths } from '@quarterdeck/contract';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCartSelection, useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Badge } from '@quarterdeck/ui/Badge';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { below, byScheme, token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden, visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';

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
      <Icon icon={ShoppingCart} />
      <span data-part="label">{t('project.frame.cart')}</span>
      {/* Its place is kept, so that nothing beside it moves when something is selected. */}
      <span data-part="count">
        {count === 0 ? (
          <VisuallyHidden>{t('project.frame.emptyCart')}</VisuallyHidden>
        ) : (
          <Badge count={count} label={t('project.frame.selected', { count, formatted: number(count) })} />
        )}
      </span>
      <span data-part="total" data-old={!isCurrent || undefined}>
        {isCurrent || count === 0 ? null : <VisuallyHidden>{t('project.frame.lastKnown')} </VisuallyHidden>}
        {count === 0 ? <span aria-hidden>{total}</span> : total}
      </span>
    </Cart>
  );
}

const Cart = styled(RouterLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${byScheme('surface.card', 'fill.neutral')};
  box-shadow: ${token('raised.shadow')};
  text-decoration: none;
  white-space: nowrap;
  ${type('body-medium')}
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.neutral-hover')};
    }
  }
  & > [data-part='count'] {
    display: inline-flex;
    min-inline-size: 24px;
  }
  /* Room for four figures with decimals and a long sign, such as US$3,180.50. */
  & > [data-part='total'] {
    min-inline-size: 11ch;
    text-align: end;
    font-variant-numeric: tabular-nums;
    &[data-old],
    & > [aria-hidden] {
      color: ${token('text.secondary')};
    }
    ${below('lg')} {
      ${visuallyHiddenStyles}
    }
  }
  ${below('md')} {
    justify-content: center;
    min-inline-size: ${token('control.md')};
    padding: 0;
    background: none;
    box-shadow: none;
    & > [data-part='label'] {
      ${visuallyHiddenStyles}
    }
    & > [data-part='count'] {
      min-inline-size: 0;
      position: absolute;
      /* On the upper corner of the icon, however large the target around it is. */
      inset-block-start: calc(50% - 18px);
      inset-inline-start: calc(50% + 2px);
    }
  }
  @media (pointer: coarse) {
    min-inline-size: ${token('target.coarse')};
    min-block-size: ${token('target.coarse')};
  }
`;
