import { paths } from '@quarterdeck/contract';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { differsFrom } from '../model/agreed';

export interface OtherTotalAlertProps {
  receipt: Receipt;
  /** The sum to which the person agreed, in minor units; null where that is not known. */
  agreedMinor: number | null;
}

/** A receipt about another sum than the person agreed to is not passed over in silence. */
export function OtherTotalAlert({ receipt, agreedMinor }: OtherTotalAlertProps) {
  const { t } = useTranslation();
  const { money, moneyMinor } = useMeasures();
  if (!differsFrom(receipt, agreedMinor)) return null;
  const { total, currency } = receipt;
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
        paid: money(total, currency, 'exact'),
      })}
    </Alert>
  );
}
