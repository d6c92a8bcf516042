import { paths } from '@quarterdeck/contract';
import { toMinor } from '@quarterdeck/contract/rules/money';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useMeasures } from '../shared/useMeasures';
import type { PaidReceiptProps } from './PaidReceipt';

/** A receipt about another sum than the person agreed to is not passed over in silence. */
export function OtherTotalAlert({ receipt: { total, currency }, agreedMinor }: PaidReceiptProps) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const paidMinor = toMinor(total, currency);
  if (agreedMinor === null || agreedMinor === paidMinor) return null;
  return (
    <Alert
      tone="danger"
      isAnnounced
      title={t('payment.otherTotal.title')}
      actions={
        <ButtonLink href={`${paths.help.href()}#contact`} size="sm">
          {t('payment.otherTotal.action')}
        </ButtonLink>
      }
    >
      {t('payment.otherTotal.text', {
        agreed: moneyMinor(agreedMinor, currency, 'exact'),
        paid: moneyMinor(paidMinor, currency, 'exact'),
      })}
    </Alert>
  );
}
