export { fuzzySearch } from './fuzzySearch';
export type { FuzzyHit } from './fuzzySearch';
