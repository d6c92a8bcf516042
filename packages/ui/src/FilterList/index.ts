export { FilterLink, FilterList } from './FilterList';
export type { FilterLinkProps, FilterListProps } from './FilterList';
