import type { SearchSection } from '@quarterdeck/contract';
import { searchMinLength, type SearchResultSet } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shellQueries } from '../queries/shellQueries';
import { useShellHost, type FeatureHits } from '../ShellContext';
import { useSignedOut } from '../user/useSignedOut';

export interface SearchAnswers {
  /** What the API found; of an older text until its answer comes. */
  results: readonly SearchResultSet[];
  /** What the features found; of an older text until they have answered. */
  sections: readonly SearchSection[];
  isFetching: boolean;
  /** The API or one of the features did not answer. */
  hasFailed: boolean;
  /** Why the API did not answer; null where it did. */
  error: Error | null;
  retry: () => void;
}

const nothingFound: FeatureHits = { sections: [], isComplete: true };
const noResults: readonly SearchResultSet[] = [];

/** What the API and the features find for a text; a text below the minimum is not asked for (SE-1). */
export function useSearchAnswers(wanted: string): SearchAnswers {
  const { i18n } = useTranslation();
  const host = useShellHost();
  // What was found for an older text is no answer to one that nobody asks for.
  const isAsked = wanted.length >= searchMinLength;
  // The API finds what is a person's.
  const isSignedOut = useSignedOut();
  const results = useQuery(shellQueries.search(isSignedOut ? '' : wanted));
  const offered = useQuery({
    queryKey: ['features', 'find', wanted, i18n.language],
    queryFn: () => host.find?.(wanted) ?? nothingFound,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What it looks into may change at any time; it is in the cache already.
    gcTime: 0,
  });
  return {
    results: (isAsked && !isSignedOut ? results.data : undefined) ?? noResults,
    sections: ((isAsked ? offered.data : undefined) ?? nothingFound).sections,
    isFetching: results.isFetching || offered.isFetching,
    hasFailed: results.isError || offered.isError || offered.data?.isComplete === false,
    error: results.error,
    retry: () => {
      void results.refetch();
      void offered.refetch();
    },
  };
}
