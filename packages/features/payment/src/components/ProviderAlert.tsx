import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import type { Payment } from '../queries/usePayment';

/** Above the form: why no card can be taken for now. */
export function ProviderAlert({ state, load }: Payment) {
  const { t } = useTranslation();
  if (state.phase !== 'failed' || state.failure.kind !== 'script') return null;
  return (
    <Alert
      tone="danger"
      isAnnounced
      title={t('payment.script.title')}
      actions={
        <Button size="sm" onPress={load}>
          {t('kit.retry')}
        </Button>
      }
    >
      {t('payment.script.text')}
    </Alert>
  );
}
