import { providerKeyMissing } from '@quarterdeck/contract/entities/checkoutSession';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import type { Payment } from './usePayment';

/** Why no card can be taken on this page, above the form: nobody need fill it in to learn that. */
export function ProviderAlert({ state, load }: Payment) {
  const { t } = useTranslation();
  if (state.phase !== 'failed') return null;
  if (state.failure.kind === 'noKey') {
    // For whoever sets the site up: the words of the provider's module, which are searched for.
    return (
      <Alert tone="danger" isAnnounced title={t('payment.noKey')}>
        <span lang="en">{providerKeyMissing}</span>
      </Alert>
    );
  }
  if (state.failure.kind !== 'script') return null;
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
