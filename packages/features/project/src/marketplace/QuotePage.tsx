import { paths } from '@quarterdeck/contract';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useRequirementMap, useSelection } from '../shared/useSelection';
import { useVisit } from '../visit/visit';
import { Actions, Sheet } from '../shared/Paper.styles';
import { QuoteTable } from './QuoteTable';

/** The selection as a quote on paper. */
export function QuotePage() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const result = useRequirementMap();
  const selection = useSelection();
  const project = useVisit((visit) => visit.project);
  const [now] = useState(() => new Date().toISOString());
  const isEmpty = selection.lines.length === 0;
  return (
    <>
      <Actions>
        <ButtonLink href={paths.marketplace.href()} variant="ghost">
          {t('marketplace.quote.back')}
        </ButtonLink>
        {isEmpty ? null : (
          <Button variant="primary" icon={Printer} onPress={() => print()}>
            {t('marketplace.quote.print')}
          </Button>
        )}
      </Actions>
      <Sheet aria-labelledby="quote-title">
        <header>
          <div>
            <h1 id="quote-title">{t('marketplace.quote.title')}</h1>
            {project ? <p>{t('marketplace.quote.for', { project: project.name })}</p> : null}
          </div>
          <p>
            <time dateTime={now}>{date(now)}</time>
          </p>
        </header>
        {isEmpty ? (
          <EmptyState
            icon={ReceiptText}
            headingLevel={2}
            title={t('marketplace.quote.empty')}
            text={t('marketplace.quote.emptyText')}
          />
        ) : (
          <AsyncContent result={result} headingLevel={2} skeleton={<Skeleton shape="rows" />}>
            {() => <QuoteTable selection={selection} />}
          </AsyncContent>
        )}
      </Sheet>
    </>
  );
}
