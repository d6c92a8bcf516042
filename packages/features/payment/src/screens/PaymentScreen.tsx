import { paths } from '@quarterdeck/contract';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useOwnedLeave } from '@quarterdeck/data/visit/useOwnedLeave';
import { useIsProjectMissing } from '@quarterdeck/data/visit/useProject';
import { useRequirementMap, useSelection } from '@quarterdeck/data/visit/useSelection';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { Navigate } from '@quarterdeck/ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkout } from '../components/Checkout';
import { Title } from '../components/Checkout.styles';
import { PaymentFace, PaymentSkeleton } from '../components/PaymentFaces';
import { useDetails } from '../components/useDetails';
import { paidAddress, readAttempt } from '../model/attempt';

/** Pays for what is selected. What is paid already leads to its receipt, what costs nothing back to the marketplace. */
export function PaymentScreen() {
  const missing = useMissingProject();
  const { t } = useTranslation();
  const requirements = useRequirementMap();
  const selection = useSelection();
  const details = useDetails();
  const isProjectMissing = useIsProjectMissing();
  const projectId = useVisit(({ project }) => project?.id);
  const selectedIds = useVisit(({ projectRequirements }) => projectRequirements).map(({ id }) => id);
  // As it was when the page was opened: what is paid now leads on by itself.
  const [paid] = useState(() => paidAddress(readAttempt(), projectId, selectedIds));
  useOwnedLeave(selection);

  if (paid !== null) return <Navigate to={paid} replace />;
  if (isProjectMissing) return <MissingRecord {...missing} />;
  if (selection.lines.length === 0) return <PaymentFace face="nothingToPay" />;
  if (requirements.data !== undefined && details !== undefined) {
    const isFree = selection.totalMinor === 0 && !selection.hasUnpriced;
    if (isFree) return <Navigate to={paths.marketplace.href()} replace />;
    return <Checkout selection={selection} details={details} />;
  }
  return (
    <Place>
      <Title>{t('payment.heading')}</Title>
      <AsyncContent
        result={details ? requirements : { ...requirements, data: undefined, error: null, isPending: true }}
        headingLevel={2}
        size="lg"
        skeleton={<PaymentSkeleton />}
      >
        {() => null}
      </AsyncContent>
    </Place>
  );
}

/** As wide as both columns, for what stands in their place. */
const Place = styled.div`
  max-inline-size: 1056px;
  margin-inline: auto;
`;
