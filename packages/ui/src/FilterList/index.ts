export { ClearFilters } from './ClearFilters';
export type { ClearFiltersProps } from './ClearFilters';
export { FilterLink, FilterList } from './FilterList';
export type { FilterLinkProps, FilterListProps } from './FilterList';
