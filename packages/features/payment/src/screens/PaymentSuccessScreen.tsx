import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useIsProjectMissing } from '@quarterdeck/data/visit/useProject';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { useSearchParams } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaidReceipt } from '../components/PaidReceipt';
import { PaymentFace, ReceiptSkeleton } from '../components/PaymentFaces';
import { agreedTotalMinor, readAttempt } from '../model/attempt';
import { paymentQueries } from '../queries/paymentQueries';
import { useSettled } from '../queries/useSettled';

/** Where the provider sends people after paying: the receipt, or why there is none. A reload shows the same one. */
export function PaymentSuccessScreen() {
  const missing = useMissingProject();
  const [parameters] = useSearchParams();
  const session = parameters.get('session') ?? '';
  const projectId = useVisit(({ project }) => project?.id);
  const isAsked = session !== '' && projectId !== undefined;
  const result = useQuery({ ...paymentQueries.result(projectId ?? ('' as ProjectId), session), enabled: isAsked });
  // As it was when the page was opened: a receipt that is shown settles it.
  const [attempt] = useState(readAttempt);
  const agreedMinor = agreedTotalMinor(attempt, session);
  useSettled(result.data?.receipt, session, agreedMinor);

  const isProjectMissing = useIsProjectMissing();
  if (!isAsked || isGone(result.error))
    return isProjectMissing ? <MissingRecord {...missing} /> : <PaymentFace face="noReceipt" />;
  return (
    <AsyncContent result={result} headingLevel={1} size="lg" skeleton={<ReceiptSkeleton />}>
      {({ status, receipt }) =>
        receipt === null ? (
          <PaymentFace
            face={status === 'expired' ? 'expired' : 'open'}
            check={{ isPending: result.isFetching, onPress: () => void result.refetch() }}
          />
        ) : (
          <PaidReceipt receipt={receipt} agreedMinor={agreedMinor} />
        )
      }
    </AsyncContent>
  );
}
