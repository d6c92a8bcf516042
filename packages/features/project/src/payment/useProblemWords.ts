import { useTranslation } from '@quarterdeck/i18n';
import type { PaymentField, PaymentProblem } from './details';

/** What a field says of its problem, as props of the field. */
export function useProblemWords(problems: readonly PaymentProblem[]) {
  const { t } = useTranslation();
  return (name: PaymentField) => {
    const problem = problems.find(({ field }) => field === name);
    return problem === undefined ? {} : { isInvalid: true, errorMessage: t(`payment.problem.${problem.key}`) };
  };
}
