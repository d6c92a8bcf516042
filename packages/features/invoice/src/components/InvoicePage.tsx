import { paths } from '@quarterdeck/contract';
import type { InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { isGone, isRefused } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import type { InvoiceSheetDesign } from '@quarterdeck/ui/InvoiceSheet';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useSearchParams } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invoiceQueries } from '../queries/invoiceQueries';
import { InvoiceDocument } from './InvoiceDocument';
import { InvoiceToolbar } from './InvoiceToolbar';

/** An invoice in one of its designs: the one that the address names, else the newest. */
export function InvoicePage({ design }: { design: InvoiceSheetDesign }) {
  const [parameters] = useSearchParams();
  const id = (parameters.get('id') ?? undefined) as InvoiceId | undefined;
  const result = useQuery(invoiceQueries.detail(id));
  useRecordTitle(result.data?.number);
  // An id that the API refuses, such as one of 10,000 letters, is that of no invoice either.
  const isMissing = isGone(result.error) || isRefused(result.error);
  return (
    <>
      <InvoiceToolbar invoice={isMissing ? undefined : result.data} />
      <Desk>
        {isMissing ? (
          <Missing design={design} isNamed={id !== undefined} />
        ) : (
          <AsyncContent result={result} headingLevel={1} size="lg" skeleton={<SheetSkeleton />}>
            {(invoice) => <InvoiceDocument invoice={invoice} design={design} />}
          </AsyncContent>
        )}
      </Desk>
    </>
  );
}

/** The address names an invoice that is not there, or there is none at all. */
function Missing({ design, isNamed }: { design: InvoiceSheetDesign; isNamed: boolean }) {
  const { t } = useTranslation();
  const newest = design === 'compact' ? paths.invoiceCompact : paths.invoiceModern;
  return isNamed ? (
    <MissingRecord
      title={t('invoice.missing.title')}
      text={t('invoice.missing.text')}
      begin={{ label: t('invoice.missing.newest'), href: newest.href() }}
    />
  ) : (
    <MissingRecord
      title={t('invoice.none.title')}
      text={t('invoice.none.text')}
      begin={{ label: t('invoice.none.home'), href: paths.home.href() }}
    />
  );
}

/** The paper with grey lines; as light as the paper will be. */
function SheetSkeleton() {
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <Blank data-theme={theme}>
      <Skeleton width="160px" />
      <Skeleton count={4} width="40%" />
      <Skeleton shape="rows" count={8} height="28px" />
      <Skeleton count={3} width="40%" />
    </Blank>
  );
}

const Desk = styled.div`
  padding: ${token('space.6')} ${token('page.gutter')} ${token('space.16')};
  ${below('sm')} {
    padding-inline: ${token('space.2')};
    padding-block-start: ${token('space.2')};
  }
  @media print {
    padding: 0;
  }
`;

const Blank = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.8')};
  inline-size: min(794px, 100%);
  min-block-size: 1123px;
  margin-inline: auto;
  padding: 60px;
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  ${below('sm')} {
    padding: ${token('space.6')} ${token('space.4')};
  }
`;
