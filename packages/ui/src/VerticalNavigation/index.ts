export { LazyVerticalNavigation } from './LazyVerticalNavigation';
export { findTrail } from './navigationTree';
export type { MenuItem } from './navigationTree';
export { NavigationSkeleton } from './NavigationSkeleton';
export { VerticalNavigation } from './VerticalNavigation';
export type { NavigationAppearance } from './appearances';
export type { NavigationForm, VerticalNavigationProps } from './VerticalNavigation';
export { NavigationLink } from './NavigationLink';
export type { LinkActions, NavigationLinkProps } from './NavigationLink';
