export { loadIcons } from './loadIcons';
export { NavigationIcon } from './NavigationIcon';
export type { NavigationIconProps } from './NavigationIcon';
// Of no use to a page: whoever imports the names has all drawings at once.
export { navigationIconNames } from './navigationIconNames';
