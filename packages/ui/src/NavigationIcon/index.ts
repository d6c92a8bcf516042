export { NavigationIcon, navigationIconNames } from './NavigationIcon';
export type { NavigationIconProps } from './NavigationIcon';
