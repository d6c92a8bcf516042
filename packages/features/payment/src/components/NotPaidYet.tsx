import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Clock } from 'lucide-react';

export interface NotPaidYetProps {
  /** Of a session without a receipt. */
  status: 'open' | 'expired';
  isChecking: boolean;
  onCheck: () => void;
}

/** A session that nobody has paid: not yet, or not in time. */
export function NotPaidYet({ status, isChecking, onCheck }: NotPaidYetProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Clock}
      headingLevel={1}
      size="lg"
      title={t(`payment.${status}.title`)}
      text={t(`payment.${status}.text`)}
      action={
        status === 'expired' ? (
          <ButtonLink href={paths.payment.href()} variant="primary">
            {t('payment.again')}
          </ButtonLink>
        ) : (
          <Button variant="primary" isPending={isChecking} onPress={onCheck}>
            {t('payment.open.action')}
          </Button>
        )
      }
    />
  );
}
