export { focusSearch, longestSearch, searchOf } from './searchText';
export { useTypedSearch, type TypedSearch } from './useTypedSearch';
