import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import { Grid } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { groupCardNumber } from '../model/card';
import { testCards } from '../queries/provider/localProvider';
import type { Payment } from '../queries/usePayment';
import { CardFields } from './CardFields';
import { Fields, TestCards } from './Checkout.styles';
import type { CheckoutForm } from './useCheckoutForm';

export interface PaymentStepProps {
  checkout: CheckoutForm;
  payment: Payment;
  /** Whether no money moves. */
  isTest: boolean;
}

const box = <Skeleton shape="box" height="44px" />;
/** The boxes of the card's fields while the provider is on its way. */
const cardSkeleton = (
  <SkeletonGroup>
    <Fields>
      {box}
      <Grid columns={{ base: 2, sm: 3 }}>
        {box}
        {box}
        {box}
      </Grid>
      {box}
    </Fields>
  </SkeletonGroup>
);

/** The card, with what became of the last attempt to charge it. */
export function PaymentStep({ checkout, payment: { state, client }, isTest }: PaymentStepProps) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const failure = state.phase === 'failed' ? state.failure : undefined;
  if (client === null) {
    return (
      <>
        <Text as="p" tone="secondary">
          {t(failure ? 'payment.noCard' : 'payment.loading')}
        </Text>
        {failure ? null : cardSkeleton}
      </>
    );
  }
  return (
    <Fields>
      {failure?.kind === 'declined' ? (
        <Alert tone="danger" isAnnounced title={t(`payment.declined.${failure.reason}`)}>
          {t('payment.declined.text')}
        </Alert>
      ) : null}
      {failure?.kind === 'call' ? (
        <Alert
          tone="danger"
          isAnnounced
          title={t('payment.failed.title')}
          actions={
            <Button size="sm" onPress={checkout.submit}>
              {t('kit.retry')}
            </Button>
          }
        >
          {describeError(failure.error).text} {t('payment.failed.text')}
        </Alert>
      ) : null}
      {isTest ? <TestModeAlert /> : null}
      <CardFields checkout={checkout} client={client} state={state} />
    </Fields>
  );
}

/** Says that no money moves, and with which cards that can be tried (PY-4). */
function TestModeAlert() {
  const { t } = useTranslation();
  return (
    <Alert title={t('payment.test.title')}>
      {t('payment.test.text')}
      <TestCards>
        {testCards.map(({ number, result }) => (
          <div key={number}>
            <dt>{groupCardNumber(number)}</dt>
            <dd>{t(`payment.test.${result}`)}</dd>
          </div>
        ))}
      </TestCards>
    </Alert>
  );
}
