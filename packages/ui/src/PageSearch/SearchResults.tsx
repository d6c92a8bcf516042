import { Marked } from '../Marked';
import { PageSection, type PageSectionProps } from '../Page';
import { RowList, type RowListItem } from '../RowList';
import { moveThroughResults } from './searchResultLinks';

export interface SearchResult extends Omit<RowListItem, 'title' | 'text'> {
  title: string;
  text: string;
  /** What was found in both, marked there: a typo may be between it and what was typed. */
  found: string;
}

export interface SearchResultsProps extends Omit<PageSectionProps, 'children' | 'results'> {
  /** The best first. */
  results: readonly SearchResult[];
  /** Results that are shown; whoever finds more writes another word. @default 50 */
  limit?: number;
}

/** What the search of a page finds, in place of the page. The arrows move through it and back into the `PageSearch`. */
export function SearchResults({ results, limit = 50, ...rest }: SearchResultsProps) {
  return (
    <PageSection {...rest}>
      <RowList
        data-search-results
        onKeyDown={moveThroughResults}
        rows={results.slice(0, limit).map(({ title, text, found, ...row }) => ({
          ...row,
          title: <Marked text={title} query={found} />,
          text: <Marked text={text} query={found} />,
        }))}
      />
    </PageSection>
  );
}
