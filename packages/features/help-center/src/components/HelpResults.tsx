import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { SearchResults } from '@quarterdeck/ui/PageSearch';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { useQueries } from '@tanstack/react-query';
import { BookOpen, CircleHelp } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { findHelp, helpEntries, type HelpKind } from '../model/helpEntries';
import { helpCenterQueries } from '../queries/helpCenterQueries';
import { HelpSkeleton } from './HelpFaces';

export interface HelpResultsProps {
  search: string;
  onClear: () => void;
  /** Shows one kind only. */
  kind?: HelpKind;
}

/** What a search finds among questions and guides, in place of the page. */
export function HelpResults({ search, onClear, kind }: HelpResultsProps) {
  const { t } = useTranslation();
  const [faqs, guides] = useQueries({ queries: [helpCenterQueries.faqs(), helpCenterQueries.guides()] });
  const hits = useMemo(() => {
    if (!faqs.data || !guides.data) return undefined;
    const entries = helpEntries(faqs.data, guides.data);
    return findHelp(kind === undefined ? entries : entries.filter((entry) => entry.kind === kind), search);
  }, [faqs.data, guides.data, kind, search]);
  useEffect(() => {
    if (hits) announce(t('helpCenter.search.found', { count: hits.length }));
  }, [hits, t]);

  const clear = () => {
    // The button goes with what it clears.
    focusSearch();
    onClear();
  };
  return (
    <AsyncContent
      result={{
        data: hits,
        error: faqs.error ?? guides.error,
        isPending: hits === undefined && (faqs.isPending || guides.isPending),
        isFetching: faqs.isFetching || guides.isFetching,
        refetch: () => Promise.all([faqs.refetch(), guides.refetch()]),
      }}
      headingLevel={2}
      skeleton={<HelpSkeleton rows={6} />}
      empty={
        <EmptyState
          kind="no-results"
          headingLevel={2}
          title={t('helpCenter.search.nothing', { search })}
          text={t('helpCenter.search.nothingText')}
          action={
            <ButtonLink variant="primary" href={`${paths.helpSupport.href()}?subject=${encodeURIComponent(search)}`}>
              {t('helpCenter.contactSupport')}
            </ButtonLink>
          }
          link={<Button onPress={clear}>{t('helpCenter.search.clear')}</Button>}
        />
      }
    >
      {(shown) => (
        <SearchResults
          title={t('helpCenter.search.found', { count: shown.length })}
          results={shown.map(({ item, found }) => ({
            href: item.address,
            icon: item.kind === 'faq' ? CircleHelp : BookOpen,
            title: item.title,
            text: item.text,
            hint: item.category,
            found,
          }))}
        />
      )}
    </AsyncContent>
  );
}
