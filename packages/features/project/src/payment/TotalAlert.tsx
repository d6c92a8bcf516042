import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useMeasures } from '../shared/useMeasures';
import { useCurrency, useRequirementMap } from '../shared/useSelection';
import type { Payment } from './usePayment';

export interface TotalAlertProps extends Pick<Payment, 'state' | 'refresh'> {
  /** Takes the focus with the new total on it. */
  payButton: RefObject<HTMLButtonElement | null>;
}

/** What is selected comes to another sum than the button said: nothing is charged before the new one was shown. */
export function TotalAlert({ state, refresh, payButton }: TotalAlertProps) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { refetch } = useRequirementMap();
  const show = useMutation({
    mutationFn: () => refetch({ throwOnError: true }),
    onSuccess: refresh,
  });
  const isShown = show.isSuccess && state.phase === 'ready';
  useEffect(() => {
    if (isShown) payButton.current?.focus();
  }, [isShown, payButton]);
  if (state.phase !== 'failed' || state.failure.kind !== 'total') return null;
  const { shownMinor, totalMinor } = state.failure;
  const amount = (minor: number) => moneyMinor(minor, currency, 'exact');
  return (
    <Alert
      tone="warning"
      isAnnounced
      title={t('payment.newTotal.title')}
      actions={
        <Button size="sm" isPending={show.isPending} onPress={() => show.mutate()}>
          {t('payment.newTotal.action')}
        </Button>
      }
    >
      {t('payment.newTotal.text', { shown: amount(shownMinor), total: amount(totalMinor) })}
    </Alert>
  );
}
