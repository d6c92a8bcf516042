import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { ReceiptId } from '@quarterdeck/contract/entities/receipt';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useParams } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Actions } from '../shared/Paper.styles';
import { PaymentEmpty } from '../payment/PaymentEmpty';
import { ReceiptSheet } from '../payment/ReceiptSheet';
import { ReceiptSkeleton } from '../payment/ReceiptSkeleton';
import { projectQueries } from '../queries/projectQueries';
import { isNotFound } from '../shared/isNotFound';
import { MissingProject } from '../shared/MissingProject';
import { useIsProjectMissing } from '../shared/useProject';
import { useVisit } from '../visit/visit';

/** A receipt of the project, to look up and to print. */
export function ReceiptScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const projectId = useVisit(({ project }) => project?.id);
  const result = useQuery({
    ...projectQueries.receipt(projectId ?? ('' as ProjectId), id as ReceiptId),
    enabled: projectId !== undefined,
  });
  const isProjectMissing = useIsProjectMissing();
  if (projectId === undefined || isNotFound(result.error))
    return isProjectMissing ? <MissingProject /> : <PaymentEmpty face="noReceipt" />;
  return (
    <>
      <Actions>
        <ButtonLink href={paths.backlog.href()} variant="ghost">
          {t('payment.toBacklog')}
        </ButtonLink>
        {result.data ? (
          <Button variant="primary" icon={Printer} onPress={() => print()}>
            {t('payment.receipt.print')}
          </Button>
        ) : null}
      </Actions>
      <AsyncContent result={result} headingLevel={1} size="lg" skeleton={<ReceiptSkeleton />}>
        {(receipt) => <ReceiptSheet receipt={receipt} level={1} />}
      </AsyncContent>
    </>
  );
}
