import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Navigate } from '@quarterdeck/ui/router';
import { useState } from 'react';
import { useChoices } from '../marketplace/useChoices';
import { useOwnedLeave } from '../marketplace/useOwnedLeave';
import { paidAddress, readAttempt } from '../payment/attempt';
import { Checkout } from '../payment/Checkout';
import { PaymentEmpty } from '../payment/PaymentEmpty';
import { Title, Whole } from '../payment/Payment.styles';
import { PaymentSkeleton } from '../payment/PaymentSkeleton';
import { useDetails } from '../payment/useDetails';
import { MissingProject } from '../shared/MissingProject';
import { useIsProjectMissing } from '../shared/useProject';
import { useRequirementMap, useSelection } from '../shared/useSelection';
import { useVisit } from '../visit/visit';

/** Pays for what is selected. What is paid already leads to its receipt, what costs nothing back to the marketplace. */
export function PaymentScreen() {
  const { t } = useTranslation();
  const requirements = useRequirementMap();
  const selection = useSelection();
  const { isKnown, details, change } = useDetails();
  const isProjectMissing = useIsProjectMissing();
  const projectId = useVisit(({ project }) => project?.id);
  const selected = useVisit(({ projectRequirements }) => projectRequirements);
  // As it was when the page was opened: what is paid now leads on by itself.
  const [paid] = useState(() =>
    paidAddress(
      readAttempt(),
      projectId,
      selected.map(({ id }) => id),
    ),
  );
  useOwnedLeave(selection, useChoices());

  if (paid !== null) return <Navigate to={paid} replace />;
  if (isProjectMissing) return <MissingProject />;
  if (selection.lines.length === 0) return <PaymentEmpty face="nothingToPay" />;
  if (requirements.data !== undefined && isKnown) {
    const isFree = selection.totalMinor === 0 && !selection.hasUnpriced;
    if (isFree) return <Navigate to={paths.marketplace.href()} replace />;
    return <Checkout selection={selection} details={details} change={change} />;
  }
  return (
    <Whole>
      <Title>{t('payment.heading')}</Title>
      <AsyncContent
        result={isKnown ? requirements : { ...requirements, data: undefined, error: null, isPending: true }}
        headingLevel={2}
        size="lg"
        skeleton={<PaymentSkeleton />}
      >
        {() => null}
      </AsyncContent>
    </Whole>
  );
}
