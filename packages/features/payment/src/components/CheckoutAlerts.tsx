import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { Payment } from '../queries/usePayment';
import type { Order } from './Order';

export interface CheckoutAlertsProps {
  payment: Payment;
  order: Order;
  /** Takes the focus with the new total on it. */
  payButton: RefObject<HTMLButtonElement | null>;
}

/** Above the form: why it cannot be paid for now, and what to know before. */
export function CheckoutAlerts({ payment, order, payButton }: CheckoutAlertsProps) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { state } = payment;
  const unpriced = order.lines.filter(({ price }) => price === null);
  return (
    <>
      {state.phase === 'failed' && state.failure.kind === 'script' ? (
        <Alert
          tone="danger"
          isAnnounced
          title={t('payment.script.title')}
          actions={
            <Button size="sm" onPress={() => void payment.load()}>
              {t('kit.retry')}
            </Button>
          }
        >
          {t('payment.script.text')}
        </Alert>
      ) : null}
      <TotalAlert payment={payment} order={order} payButton={payButton} />
      {unpriced.length > 0 ? (
        <Alert
          tone="warning"
          title={t('payment.unpriced.title', { count: unpriced.length })}
          actions={
            <Button size="sm" onPress={() => visit.remove(unpriced.map(({ id }) => id))}>
              {t('payment.unpriced.remove', { count: unpriced.length })}
            </Button>
          }
        >
          {t('payment.unpriced.text')}
        </Alert>
      ) : null}
      {/* What is more than the twelve weeks hold can be paid all the same. */}
      {order.overDays > 0 ? (
        <Alert tone="warning" title={t('payment.over.title', { effort: effort(order.overDays) })}>
          {t('payment.over.text')}
        </Alert>
      ) : null}
    </>
  );
}

/** What is selected comes to another sum than the button said: nothing is charged before the new one was shown. */
function TotalAlert({ payment: { state, refresh }, order: { amount }, payButton }: CheckoutAlertsProps) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const { refetch } = useRequirementMap();
  const action = useRef<HTMLButtonElement>(null);
  const show = useMutation({
    mutationFn: () => refetch({ throwOnError: true }),
    onSuccess: refresh,
  });
  const isShown = show.isSuccess && state.phase === 'ready';
  useEffect(() => {
    if (isShown) payButton.current?.focus();
  }, [isShown, payButton]);
  const refusal = state.phase === 'failed' && state.failure.kind === 'total' ? state.failure : null;
  const isRefused = refusal !== null;
  // The button that was pressed can be pressed no longer, and on a phone this stands far above it.
  useEffect(() => {
    if (!isRefused) return;
    action.current?.focus({ preventScroll: true });
    // In the middle, where nothing that stands at an edge of the window lies over what it says.
    action.current?.scrollIntoView({ block: 'center' });
  }, [isRefused]);
  if (refusal === null) return null;
  return (
    <Alert
      tone="warning"
      isAnnounced
      title={t('payment.newTotal.title')}
      actions={
        <Button ref={action} size="sm" isPending={show.isPending} onPress={() => show.mutate()}>
          {t('payment.newTotal.action')}
        </Button>
      }
    >
      {t('payment.newTotal.text', { shown: amount(refusal.shownMinor), total: amount(refusal.totalMinor) })}
      {show.isError ? <p>{describeError(show.error).text}</p> : null}
    </Alert>
  );
}
