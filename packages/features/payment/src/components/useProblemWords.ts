import { longestBillingAnswer } from '@quarterdeck/contract/entities/receipt';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import type { PaymentProblem } from '../model/details';

/** What is wrong with a field, as its message says it. */
export function useProblemWords(): (problem: PaymentProblem) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return useCallback(
    ({ key, example }) =>
      t(`payment.problem.${key}`, { example: example ?? '', formatted: number(longestBillingAnswer) }),
    [t, number],
  );
}
