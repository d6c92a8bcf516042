import { paths } from '@quarterdeck/contract';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { CircleSlash } from 'lucide-react';
import { useVisit } from '../visit/visit';

/** Nothing was charged, and what was selected still is. */
export function PaymentCancelledScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = useVisit(({ projectRequirements }) => projectRequirements.length);
  const isEmpty = count === 0;
  return (
    <EmptyState
      icon={CircleSlash}
      headingLevel={1}
      size="lg"
      title={t('payment.cancelled.title')}
      text={isEmpty ? t('payment.cancelled.empty') : t('payment.cancelled.text', { count, formatted: number(count) })}
      action={
        <ButtonLink href={isEmpty ? paths.marketplace.href() : paths.payment.href()} variant="primary">
          {t(isEmpty ? 'payment.toMarketplace' : 'payment.again')}
        </ButtonLink>
      }
      link={isEmpty ? null : <Link href={paths.marketplace.href()}>{t('payment.toMarketplace')}</Link>}
    />
  );
}
