import { paths } from '@quarterdeck/contract';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { docked } from '@quarterdeck/ui/dock';
import { FormSummary } from '@quarterdeck/ui/Form';
import { Link } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useEffect, useRef } from 'react';
import { currentSection } from '../model/sections';
import { useProvider } from '../queries/provider/ProviderContext';
import { usePayment } from '../queries/usePayment';
import { CrewNote } from './CrewNote';
import { FormSection } from './FormSection';
import { OrderCard } from './OrderCard';
import { OrderDisclosure } from './OrderDisclosure';
import { OverAlert } from './OverAlert';
import { PayButton } from './PayButton';
import { BillingFields, ContactFields } from './PayerFields';
import { Bar, BarSpace, CheckoutForm, Columns, Last, Main, Title } from './Payment.styles';
import { PaymentStep } from './PaymentStep';
import { PaymentSteps } from './PaymentSteps';
import { PaymentUnavailable } from './PaymentUnavailable';
import { ProviderAlert } from './ProviderAlert';
import { TotalAlert } from './TotalAlert';
import { UnpricedAlert } from './UnpricedAlert';
import { useCheckoutForm } from './useCheckoutForm';
import type { Details } from './useDetails';
import { useOrder } from './useOrder';
import { useProblemWords } from './useProblemWords';

export interface CheckoutProps extends Pick<Details, 'details' | 'change'> {
  selection: SelectionSummary;
}

/** Three parts that fold to a line when they are done, and the order with the one button beside them. */
export function Checkout({ selection, details, change }: CheckoutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isBeside = useIsFrom('md');
  const provider = useProvider();
  const payment = usePayment(provider);
  const order = useOrder(selection);
  const checkout = useCheckoutForm(details, change, payment, order.totals.totalMinor);
  const payButton = useRef<HTMLButtonElement>(null);
  const { countryName } = useFormats();
  const describeProblem = useProblemWords();
  const { state } = payment;
  const { sections, problems, failedTries, focused } = checkout;

  // In place of this page: the way back leads past what is done with.
  useEffect(() => {
    if (state.phase === 'succeeded') void navigate(state.address, { replace: true });
    if (state.phase === 'cancelled') void navigate(paths.paymentCancelled.href(), { replace: true });
  }, [state, navigate]);

  if (state.phase === 'failed' && state.failure.kind === 'noKey') {
    return (
      <Columns>
        <Main>
          <Title>{t('payment.heading')}</Title>
          {isBeside ? null : <OrderDisclosure order={order} />}
          <PaymentUnavailable />
          {isBeside ? null : <CrewNote />}
        </Main>
        {isBeside ? <OrderCard order={order} pay={null} /> : null}
      </Columns>
    );
  }

  const pay = { state, onPay: checkout.submit, buttonRef: payButton };
  const answers = {
    contact: [details.name, details.email],
    billing: [
      details.company,
      details.street,
      `${details.postalCode} ${details.city}`.trim(),
      details.country === '' ? '' : countryName(details.country),
    ],
    payment: [],
  };
  const partOf = (section: keyof typeof sections) => ({
    section,
    state: sections[section],
    answer: answers[section].filter((answer) => answer.trim() !== '').join(', '),
    isFocused: focused === section,
    onEdit: () => checkout.edit(section),
  });
  return (
    <>
      <Columns>
        <Main>
          <Title>{t('payment.heading')}</Title>
          <PaymentSteps current={currentSection(sections)} />
          {isBeside ? null : <OrderDisclosure order={order} />}
          <CheckoutForm
            noValidate
            aria-label={t('payment.heading')}
            onSubmit={(event) => {
              event.preventDefault();
              checkout.goOn();
            }}
          >
            <ProviderAlert {...payment} />
            <TotalAlert {...payment} payButton={payButton} />
            <UnpricedAlert lines={order.lines} />
            <OverAlert overDays={order.overDays} />
            <FormSummary
              key={failedTries}
              title={t('payment.problems')}
              problems={problems.map((problem) => ({ name: problem.field, message: describeProblem(problem) }))}
            />
            <FormSection {...partOf('contact')}>
              <ContactFields checkout={checkout} />
            </FormSection>
            <FormSection {...partOf('billing')}>
              <BillingFields checkout={checkout} />
            </FormSection>
            <FormSection {...partOf('payment')}>
              <PaymentStep checkout={checkout} payment={payment} isTest={provider?.isTest ?? false} />
            </FormSection>
            {/* Enter sends a form of several fields only where there is a button that does. */}
            <button type="submit" hidden aria-hidden tabIndex={-1} />
          </CheckoutForm>
          <Last>
            <Link href={paths.paymentCancelled.href()} variant="quiet">
              {t('payment.cancel')}
            </Link>
          </Last>
          {isBeside ? null : <CrewNote />}
        </Main>
        {isBeside ? <OrderCard order={order} pay={pay} /> : null}
      </Columns>
      {isBeside ? null : (
        <>
          <BarSpace aria-hidden />
          <Bar ref={docked}>
            <div>
              <PayButton {...pay} totalMinor={order.totals.totalMinor} isBlocked={order.hasUnpriced} />
            </div>
          </Bar>
        </>
      )}
    </>
  );
}
