export { LazyVerticalNavigation } from './LazyVerticalNavigation';
export { findTrail } from './navigationTree';
export type { MenuItem } from './navigationTree';
export { NavigationSkeleton, VerticalNavigation } from './VerticalNavigation';
export type { NavigationAppearance, VerticalNavigationProps } from './VerticalNavigation';
