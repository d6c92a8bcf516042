import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Marked } from '@quarterdeck/ui/Marked';
import { RowList } from '@quarterdeck/ui/RowList';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { useQueries } from '@tanstack/react-query';
import { BookOpen, CircleHelp } from 'lucide-react';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { findHelp, helpEntries, type HelpKind } from '../model/helpEntries';
import { helpCenterQueries } from '../queries/helpCenterQueries';
import { HelpSkeleton } from './HelpFaces';
import { HelpPart } from './HelpPage';

/** Results that are shown; whoever finds more writes another word. */
const shownLimit = 50;

const resultLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-help-results] a')];

/** @returns whether there is one. */
export function focusFirstResult(): boolean {
  const [first] = resultLinks();
  first?.focus();
  return first !== undefined;
}

/** Up and down move through the results; up from the first one leads back to the field. */
function handleKeyDown(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = resultLinks();
  const index = links.findIndex((link) => link === document.activeElement);
  if (index + step < 0) focusSearch();
  else links[index + step]?.focus();
}

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
        <HelpPart title={t('helpCenter.search.found', { count: shown.length })}>
          <RowList
            data-help-results
            onKeyDown={handleKeyDown}
            rows={shown.slice(0, shownLimit).map(({ item, found }) => ({
              href: item.address,
              icon: item.kind === 'faq' ? CircleHelp : BookOpen,
              title: <Marked text={item.title} query={found} />,
              text: <Marked text={item.text} query={found} />,
              hint: item.category,
            }))}
          />
        </HelpPart>
      )}
    </AsyncContent>
  );
}
