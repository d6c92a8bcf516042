import type { ReactNode } from 'react';

/** What every layout is given; a layout decides where it goes and what it leaves out. */
export interface LayoutProps {
  /** Logo with the address of the start page. */
  brand: ReactNode;
  /** The menu as a tree of links, in the form that the layout's table entry names. */
  navigation: ReactNode;
  /** The menu in the layout's own short form, a rail or a row; the tree lies over the page where there is no room. */
  shortNavigation?: ReactNode;
  /** Path of the page; where the navigation lies over the page, it closes when another one comes. */
  address?: string;
  /** Links that stay at the end of a vertical navigation. */
  pinned?: ReactNode;
  /** The person as a card, for navigations that have room for it. */
  userCard?: ReactNode;
  /** The person as a small button, for headers. */
  userButton?: ReactNode;
  /** Opens the search, as a field-like button for navigations and headers with room. */
  search?: ReactNode;
  /** Where the page stands. */
  title?: ReactNode;
  /** Buttons of the header. */
  tools?: ReactNode;
  /** Links in the header of the centered layout. */
  headerLinks?: ReactNode;
  /** The same links as tabs at the bottom of a phone. */
  tabBar?: ReactNode;
  /** Links to other places, which the modern layout has beside its menus. */
  topLinks?: ReactNode;
  /** What stands at the end of that header, before the tools. */
  headerAction?: ReactNode;
  /** Line and links at the end of the page. */
  footer?: ReactNode;
  /** Messages above the content, such as "You are offline". */
  banner?: ReactNode;
  /** Name of the button that opens and closes the navigation. */
  toggleLabel: string;
  /** Whether the navigation stands beside the content from md up. */
  isNavigationOpen: boolean;
  onNavigationOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}
