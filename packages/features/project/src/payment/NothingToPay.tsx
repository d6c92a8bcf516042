import { paths } from '@quarterdeck/contract';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { ShoppingCart } from 'lucide-react';

/** Nothing is selected. @param props.receipt the newest one, which may be what the visitor looks for. */
export function NothingToPay({ receipt }: { receipt?: Receipt | undefined }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={ShoppingCart}
      headingLevel={1}
      size="lg"
      title={t('payment.empty.title')}
      text={t('payment.empty.text')}
      action={
        <ButtonLink href={paths.marketplace.href()} variant="primary">
          {t('payment.toMarketplace')}
        </ButtonLink>
      }
      link={
        receipt === undefined ? null : (
          <Link href={paths.receipt.href(receipt.id)}>{t('payment.empty.receipt', { number: receipt.number })}</Link>
        )
      }
    />
  );
}
