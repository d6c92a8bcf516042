export { LazyNavigationRail } from './LazyNavigationRail';
export { NavigationRail } from './NavigationRail';
export type { NavigationRailProps } from './NavigationRail';
