export { PageSearch } from './PageSearch';
export type { PageSearchProps } from './PageSearch';
export { SearchResults } from './SearchResults';
export type { SearchResult, SearchResultsProps } from './SearchResults';
