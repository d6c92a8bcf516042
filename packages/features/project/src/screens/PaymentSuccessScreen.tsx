import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { useSearchParams } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agreedTotalMinor, readAttempt } from '../payment/attempt';
import { PaymentEmpty } from '../payment/PaymentEmpty';
import { NotPaidYet } from '../payment/NotPaidYet';
import { PaidReceipt } from '../payment/PaidReceipt';
import { paymentQueries } from '../payment/paymentQueries';
import { ReceiptSkeleton } from '../payment/ReceiptSkeleton';
import { useSettled } from '../payment/useSettled';
import { isNotFound } from '../shared/isNotFound';
import { MissingProject } from '../shared/MissingProject';
import { useIsProjectMissing } from '../shared/useProject';
import { useVisit } from '../visit/visit';

/** Where the provider sends people after paying: the receipt, or why there is none. A reload shows the same one. */
export function PaymentSuccessScreen() {
  const [parameters] = useSearchParams();
  const session = parameters.get('session') ?? '';
  const projectId = useVisit(({ project }) => project?.id);
  const isAsked = session !== '' && projectId !== undefined;
  const result = useQuery({ ...paymentQueries.result(projectId ?? ('' as ProjectId), session), enabled: isAsked });
  // As it was when the page was opened: a receipt that is shown settles it.
  const [attempt] = useState(readAttempt);
  const agreedMinor = agreedTotalMinor(attempt, session);
  useSettled(result.data, session, agreedMinor);

  const isProjectMissing = useIsProjectMissing();
  if (!isAsked || isNotFound(result.error))
    return isProjectMissing ? <MissingProject /> : <PaymentEmpty face="noReceipt" />;
  return (
    <AsyncContent result={result} headingLevel={1} size="lg" skeleton={<ReceiptSkeleton />}>
      {({ status, receipt }) =>
        receipt === null ? (
          <NotPaidYet
            status={status === 'expired' ? 'expired' : 'open'}
            isChecking={result.isFetching}
            onCheck={() => void result.refetch()}
          />
        ) : (
          <PaidReceipt receipt={receipt} agreedMinor={agreedMinor} />
        )
      }
    </AsyncContent>
  );
}
