export { SearchBox, searchAppearances } from './SearchBox';
export type { SearchAppearance, SearchBoxProps } from './SearchBox';
