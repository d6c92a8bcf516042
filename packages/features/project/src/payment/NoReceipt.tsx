import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { ReceiptText } from 'lucide-react';

/** The address names no receipt of the project. */
export function NoReceipt() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={ReceiptText}
      headingLevel={1}
      size="lg"
      title={t('payment.receipt.none')}
      text={t('payment.receipt.noneText')}
      action={<ButtonLink href={paths.backlog.href()}>{t('payment.toBacklog')}</ButtonLink>}
    />
  );
}
