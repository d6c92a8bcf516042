import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Lock } from 'lucide-react';
import type { RefObject } from 'react';
import { canSubmit, type PaymentState } from '../model/paymentState';

export interface PayButtonProps {
  state: PaymentState;
  totalMinor: number;
  /** Whether something selected has no price. */
  isBlocked: boolean;
  onPay: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Says what will be charged, and charges it. */
export function PayButton({ state, totalMinor, isBlocked, onPay, buttonRef }: PayButtonProps) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const isUnderWay = state.phase === 'submitting' || state.phase === 'succeeded';
  return (
    <Button
      ref={buttonRef}
      variant="primary"
      size="lg"
      icon={Lock}
      isFullWidth
      isPending={isUnderWay}
      isDisabled={isBlocked || !(isUnderWay || canSubmit(state))}
      onPress={onPay}
    >
      {t('payment.pay', { total: moneyMinor(totalMinor, currency, 'exact') })}
    </Button>
  );
}
