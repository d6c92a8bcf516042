import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';

/** What is more than the twelve weeks hold can be paid all the same. @param props.overDays working days; 0 while all fits. */
export function OverAlert({ overDays }: { overDays: number }) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  if (overDays === 0) return null;
  return (
    <Alert tone="warning" title={t('payment.over.title', { effort: effort(overDays) })}>
      {t('payment.over.text')}
    </Alert>
  );
}
