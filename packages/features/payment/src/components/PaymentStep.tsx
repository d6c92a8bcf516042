import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import type { Payment } from '../queries/usePayment';
import { CardFields } from './CardFields';
import { Fields, Triple } from './Payment.styles';
import { TestModeAlert } from './TestModeAlert';
import type { CheckoutForm } from './useCheckoutForm';

export interface PaymentStepProps {
  checkout: CheckoutForm;
  payment: Payment;
  /** Whether no money moves. */
  isTest: boolean;
}

/** The card, with what became of the last attempt to charge it. */
export function PaymentStep({ checkout, payment, isTest }: PaymentStepProps) {
  const { t } = useTranslation();
  const { state, client } = payment;
  if (client === null) {
    return state.phase === 'failed' ? <p>{t('payment.noCard')}</p> : <CardSkeleton />;
  }
  return (
    <Fields>
      <ChargeAlert payment={payment} onPayAgain={checkout.submit} />
      {isTest ? <TestModeAlert /> : null}
      <CardFields checkout={checkout} client={client} state={state} />
    </Fields>
  );
}

function ChargeAlert({ payment: { state }, onPayAgain }: { payment: Payment; onPayAgain: () => void }) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  if (state.phase !== 'failed') return null;
  if (state.failure.kind === 'declined') {
    return (
      <Alert tone="danger" isAnnounced title={t(`payment.declined.${state.failure.reason}`)}>
        {t('payment.declined.text')}
      </Alert>
    );
  }
  if (state.failure.kind !== 'call') return null;
  return (
    <Alert
      tone="danger"
      isAnnounced
      title={t('payment.failed.title')}
      actions={
        <Button size="sm" onPress={onPayAgain}>
          {t('kit.retry')}
        </Button>
      }
    >
      {describeError(state.failure.error).text} {t('payment.failed.text')}
    </Alert>
  );
}

/** The boxes of the card's fields while the provider is on its way. */
function CardSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('payment.loading')}</p>
      <SkeletonGroup>
        <Fields>
          <Skeleton shape="box" height="44px" />
          <Triple>
            <Skeleton shape="box" height="44px" />
            <Skeleton shape="box" height="44px" />
            <Skeleton shape="box" height="44px" />
          </Triple>
          <Skeleton shape="box" height="44px" />
        </Fields>
      </SkeletonGroup>
    </>
  );
}
