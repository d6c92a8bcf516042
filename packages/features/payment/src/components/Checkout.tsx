import { paths } from '@quarterdeck/contract';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { FormSummary } from '@quarterdeck/ui/Form';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PayerDetails } from '../model/details';
import { canSubmit } from '../model/paymentState';
import { currentSection } from '../model/sections';
import { useProvider } from '../queries/provider/useProvider';
import { usePayment } from '../queries/usePayment';
import { Bar, Columns, Form, Title } from './Checkout.styles';
import { CheckoutAlerts } from './CheckoutAlerts';
import { CrewNote } from './CrewNote';
import { FormSection } from './FormSection';
import { OrderCard, OrderDisclosure, useOrder } from './Order';
import { BillingFields, ContactFields } from './PaymentFields';
import { PaymentStep } from './PaymentStep';
import { PaymentSteps } from './PaymentSteps';
import { useCheckoutForm } from './useCheckoutForm';

export interface CheckoutProps {
  selection: SelectionSummary;
  details: PayerDetails;
}

/** Three parts that fold to a line when they are done, and the order with the one button beside them. */
export function Checkout({ selection, details }: CheckoutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isBeside = useIsFrom('md');
  const provider = useProvider();
  const payment = usePayment(provider);
  const order = useOrder(selection);
  const checkout = useCheckoutForm(details, payment, order.totalMinor);
  const payButton = useRef<HTMLButtonElement>(null);
  const { state } = payment;

  // In place of this page: the way back leads past what is done with.
  useEffect(() => {
    if (state.phase === 'succeeded') void navigate(state.address, { replace: true });
    if (state.phase === 'cancelled') void navigate(paths.paymentCancelled.href(), { replace: true });
  }, [state, navigate]);

  const isUnderWay = state.phase === 'submitting' || state.phase === 'succeeded';
  const pay = (
    <Button
      ref={payButton}
      variant="primary"
      size="lg"
      icon={Lock}
      isFullWidth
      isPending={isUnderWay}
      isDisabled={order.hasUnpriced || !(isUnderWay || canSubmit(state))}
      onPress={checkout.submit}
    >
      {t('payment.pay', { total: order.amount(order.totalMinor) })}
    </Button>
  );
  const isUnavailable = state.phase === 'failed' && state.failure.kind === 'noKey';
  return (
    <>
      <Columns>
        <div>
          <Title>{t('payment.heading')}</Title>
          {isUnavailable ? null : <PaymentSteps current={currentSection(checkout.sections)} />}
          {isBeside ? null : <OrderDisclosure order={order} />}
          {/* Where nobody takes payments, there is no use in filling the form in. */}
          {isUnavailable ? (
            <Unavailable />
          ) : (
            <>
              <Form
                noValidate
                aria-label={t('payment.heading')}
                onSubmit={(event) => {
                  event.preventDefault();
                  checkout.goOn();
                }}
              >
                <CheckoutAlerts payment={payment} order={order} payButton={payButton} />
                <FormSummary key={checkout.failedTries} title={t('payment.problems')} problems={checkout.problems} />
                <FormSection section="contact" checkout={checkout}>
                  <ContactFields checkout={checkout} />
                </FormSection>
                <FormSection section="billing" checkout={checkout}>
                  <BillingFields checkout={checkout} />
                </FormSection>
                <FormSection section="payment" checkout={checkout}>
                  <PaymentStep checkout={checkout} payment={payment} isTest={provider?.isTest ?? false} />
                </FormSection>
                {/* Enter sends a form of several fields only where there is a button that does. */}
                <button type="submit" hidden aria-hidden tabIndex={-1} />
              </Form>
              <p>
                <Link href={paths.paymentCancelled.href()} variant="quiet">
                  {t('payment.cancel')}
                </Link>
              </p>
            </>
          )}
          {isBeside ? null : <CrewNote />}
        </div>
        {isBeside ? <OrderCard order={order} pay={isUnavailable ? null : pay} /> : null}
      </Columns>
      {isBeside || isUnavailable ? null : (
        <Bar ref={docked}>
          <div>{pay}</div>
        </Bar>
      )}
    </>
  );
}

function Unavailable() {
  const { t } = useTranslation();
  return (
    <Alert
      tone="warning"
      isAnnounced
      style={{ marginBlock: `${token('space.4')} ${token('space.6')}` }}
      actions={
        <ButtonLink href={paths.marketplace.href()} size="sm">
          {t('payment.toMarketplace')}
        </ButtonLink>
      }
    >
      {t('payment.unavailable')}
    </Alert>
  );
}
