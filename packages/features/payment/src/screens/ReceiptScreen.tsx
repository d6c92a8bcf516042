import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { ReceiptId } from '@quarterdeck/contract/entities/receipt';
import { isGone } from '@quarterdeck/data/apiErrors';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useIsProjectMissing } from '@quarterdeck/data/visit/useProject';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { PaperActions } from '@quarterdeck/ui/Paper';
import { useParams } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { PaymentFace, ReceiptSkeleton } from '../components/PaymentFaces';
import { ReceiptSheet } from '../components/ReceiptSheet';

/** A receipt of the project, to look up and to print. */
export function ReceiptScreen() {
  const missing = useMissingProject();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const projectId = useVisit(({ project }) => project?.id);
  const result = useQuery({
    ...projectQueries.receipt(projectId ?? ('' as ProjectId), id as ReceiptId),
    enabled: projectId !== undefined,
  });
  const isProjectMissing = useIsProjectMissing();
  if (projectId === undefined || isGone(result.error))
    return isProjectMissing ? <MissingRecord {...missing} /> : <PaymentFace face="noReceipt" />;
  return (
    <>
      <PaperActions>
        <ButtonLink href={paths.backlog.href()} variant="ghost">
          {t('payment.toBacklog')}
        </ButtonLink>
        {result.data ? (
          <Button variant="primary" icon={Printer} onPress={() => print()}>
            {t('payment.receipt.print')}
          </Button>
        ) : null}
      </PaperActions>
      <AsyncContent result={result} headingLevel={1} size="lg" skeleton={<ReceiptSkeleton />}>
        {(receipt) => <ReceiptSheet receipt={receipt} level={1} />}
      </AsyncContent>
    </>
  );
}
