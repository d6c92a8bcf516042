import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { OfProject } from './OfProject';
import { ReceiptRows } from './ReceiptRows';
import { Fields, Rows } from './Settings.styles';

/** What was paid for the project. */
export function ReceiptsPart() {
  return <OfProject>{(id) => <KnownReceipts id={id} />}</OfProject>;
}

function KnownReceipts({ id }: { id: ProjectId }) {
  const { t } = useTranslation();
  const result = useQuery(projectQueries.receipts(id));
  return (
    <AsyncContent
      result={result}
      skeleton={
        <Fields>
          <Skeleton shape="rows" count={3} height="56px" />
        </Fields>
      }
      empty={
        <Rows>
          <EmptyState
            icon={ReceiptText}
            title={t('settings.receipts.none')}
            text={t('settings.receipts.noneText')}
            action={<ButtonLink href={paths.marketplace.href()}>{t('settings.receipts.toMarketplace')}</ButtonLink>}
          />
        </Rows>
      }
    >
      {(receipts) => <ReceiptRows receipts={receipts} />}
    </AsyncContent>
  );
}
