export { LazyHorizontalNavigation } from './LazyHorizontalNavigation';
export { HorizontalNavigation } from './HorizontalNavigation';
export type { HorizontalNavigationProps } from './HorizontalNavigation';
