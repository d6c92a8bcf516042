import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { Navigate } from '@quarterdeck/ui/router';
import { SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { PaymentFace, ReceiptSkeleton } from '../components/PaymentFaces';
import { paidAddress, readAttempt } from '../model/attempt';

/** Nothing was charged, and what was selected still is. What is paid already leads to its receipt. */
export function PaymentCancelledScreen() {
  const { t } = useTranslation();
  const projectId = useVisit(({ project }) => project?.id);
  const selectedIds = useVisit(({ projectRequirements }) => projectRequirements).map(({ id }) => id);
  const count = selectedIds.length;
  const receipts = useQuery({
    ...projectQueries.receipts(projectId ?? ('' as ProjectId)),
    enabled: projectId !== undefined && count === 0,
  });
  const paid = paidAddress(readAttempt(), projectId, selectedIds);
  if (paid !== null) return <Navigate to={paid} replace />;
  if (receipts.isLoading)
    return (
      <SkeletonGroup>
        <ReceiptSkeleton />
      </SkeletonGroup>
    );
  if (count > 0) {
    const link = <Link href={paths.marketplace.href()}>{t('payment.toMarketplace')}</Link>;
    return <PaymentFace face="cancelled" count={count} link={link} />;
  }
  // The newest one may be what the visitor looks for.
  const receipt = receipts.data?.[0];
  return (
    <PaymentFace
      face="nothingToPay"
      link={
        receipt && (
          <Link href={paths.receipt.href(receipt.id)}>{t('payment.empty.receipt', { number: receipt.number })}</Link>
        )
      }
    />
  );
}
