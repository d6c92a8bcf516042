export { Masonry } from './Masonry';
export type { MasonryProps } from './Masonry';
