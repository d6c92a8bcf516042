import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { Navigate } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { PaymentEmpty } from '../components/PaymentEmpty';
import { ReceiptSkeleton } from '../components/ReceiptSkeleton';
import { paidAddress, readAttempt } from '../model/attempt';

/** Nothing was charged, and what was selected still is. What is paid already leads to its receipt. */
export function PaymentCancelledScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const projectId = useVisit(({ project }) => project?.id);
  const selected = useVisit(({ projectRequirements }) => projectRequirements);
  const count = selected.length;
  const receipts = useQuery({
    ...projectQueries.receipts(projectId ?? ('' as ProjectId)),
    enabled: projectId !== undefined && count === 0,
  });
  const paid = paidAddress(
    readAttempt(),
    projectId,
    selected.map(({ id }) => id),
  );
  if (paid !== null) return <Navigate to={paid} replace />;
  if (receipts.isLoading) return <ReceiptSkeleton />;
  if (count === 0) return <PaymentEmpty face="nothingToPay" receipt={receipts.data?.[0]} />;
  return (
    <EmptyState
      icon={CircleSlash}
      headingLevel={1}
      size="lg"
      title={t('payment.cancelled.title')}
      text={t('payment.cancelled.text', { count, formatted: number(count) })}
      action={
        <ButtonLink href={paths.payment.href()} variant="primary">
          {t('payment.again')}
        </ButtonLink>
      }
      link={<Link href={paths.marketplace.href()}>{t('payment.toMarketplace')}</Link>}
    />
  );
}
