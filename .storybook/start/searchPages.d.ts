declare module 'virtual:search-pages' {
  import type { SearchPage } from '../docgen/searchPages';

  const pages: readonly SearchPage[];
  export default pages;
}
