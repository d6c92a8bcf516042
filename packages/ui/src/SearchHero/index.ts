export { SearchHero } from './SearchHero';
export type { SearchHeroProps } from './SearchHero';
