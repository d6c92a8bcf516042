export { SideNavigation, SideNavigationButton, SideNavigationLink, SideNavigationList } from './SideNavigation';
export type {
  SideNavigationButtonProps,
  SideNavigationLinkProps,
  SideNavigationListProps,
  SideNavigationProps,
} from './SideNavigation';
