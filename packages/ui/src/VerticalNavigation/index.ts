export { LazyVerticalNavigation } from './LazyVerticalNavigation';
export { findTrail } from './navigationTree';
export type { MenuItem } from './navigationTree';
export { NavigationSkeleton } from './NavigationSkeleton';
export { VerticalNavigation } from './VerticalNavigation';
export type { NavigationAppearance } from './NavigationSkeleton';
export type { VerticalNavigationProps } from './VerticalNavigation';
