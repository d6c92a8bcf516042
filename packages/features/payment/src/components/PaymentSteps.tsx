import { useTranslation } from '@quarterdeck/i18n';
import { Stepper } from '@quarterdeck/ui/Stepper';
import { paymentSections, type PaymentSection } from '../model/details';

const steps = [...paymentSections, 'receipt'] as const;

/** The way to the receipt. @param current the part that people are on; `null` where all is done. */
export function PaymentSteps({ current }: { current: PaymentSection | null }) {
  const { t } = useTranslation();
  const place = current === null ? steps.length : steps.indexOf(current) + 1;
  return (
    <Stepper
      aria-label={t('payment.steps.label')}
      current={current ?? ''}
      steps={steps.map((id) => ({ id, label: t(`payment.steps.${id}`) }))}
      words={{ done: t('payment.steps.done'), error: t('payment.steps.error') }}
      summary={t('payment.steps.summary', { place, total: steps.length })}
    />
  );
}
