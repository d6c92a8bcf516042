import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency, useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { Payment } from '../queries/usePayment';

export interface TotalAlertProps extends Pick<Payment, 'state' | 'refresh'> {
  /** Takes the focus with the new total on it. */
  payButton: RefObject<HTMLButtonElement | null>;
}

/** What is selected comes to another sum than the button said: nothing is charged before the new one was shown. */
export function TotalAlert({ state, refresh, payButton }: TotalAlertProps) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
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
  const { shownMinor, totalMinor } = refusal;
  const amount = (minor: number) => moneyMinor(minor, currency, 'exact');
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
      {t('payment.newTotal.text', { shown: amount(shownMinor), total: amount(totalMinor) })}
      {show.isError ? <p>{describeError(show.error).text}</p> : null}
    </Alert>
  );
}
