import type { ComponentType } from 'react';
import { EmptyLayout } from './EmptyLayout';
import { LazyHorizontalNavigation } from '../HorizontalNavigation';
import { LazyNavigationRail } from '../NavigationRail';
import { LazyVerticalNavigation } from '../VerticalNavigation';
import type { LayoutProps } from './layoutProps';

export interface LayoutEntry {
  /** Which of the four menus the layout shows; null for none. */
  menu: 'default' | 'compact' | 'futuristic' | 'horizontal' | null;
  /**
   * How it shows that menu: as a tree, as a rail with names or of icons alone, or as a row. Where that has no room, the
   * tree lies over the page.
   */
  form: 'tree' | 'labels' | 'icons' | 'row' | null;
  /** `hull` is dark in both schemes. */
  appearance: 'quiet' | 'hull';
  /** Closed, its navigation is a rail, and the window decides about the first time. @default false */
  closesToRail?: boolean;
  /**
   * Where the search stands: as a field in the navigation (an icon of the header where that is put away), or in the
   * header (a field from lg up, an icon below), or there as an icon; nowhere without a header.
   */
  search: 'navigation' | 'header' | 'icon' | null;
  /** From which width its header has room for all tools; below, most are in the person's menu. @default 'lg' */
  toolsFrom?: 'lg' | 'xl';
  /** Whether there are places for `headerLinks`, `headerAction` and `tabBar`. */
  hasHeaderSlots: boolean;
  /** Whether it has a place for `pinned`. @default false */
  hasPinned?: boolean;
  /** The region that scrolls: the document or the layout's content. */
  scrolls: 'document' | 'content';
  load: () => Promise<{ default: ComponentType<LayoutProps> }>;
}

/** Loads a layout that shows a menu from the start, with the code of that. */
const withMenu =
  (menu: { preload: () => Promise<unknown> }, load: () => Promise<ComponentType<LayoutProps>>) => async () => {
    const [layout] = await Promise.all([load(), menu.preload()]);
    return { default: layout };
  };

/** Every layout there is. A new one is an entry here and one file beside it. */
export const layoutTable = {
  empty: {
    menu: null,
    form: null,
    appearance: 'quiet',
    search: null,
    hasHeaderSlots: false,
    scrolls: 'document',
    // It is a line long, and every page that stands alone has it from the start.
    load: () => Promise.resolve({ default: EmptyLayout }),
  },
  centered: {
    menu: 'horizontal',
    form: 'tree',
    appearance: 'quiet',
    search: 'header',
    hasHeaderSlots: true,
    scrolls: 'document',
    load: () => import('./CenteredLayout').then((file) => ({ default: file.CenteredLayout })),
  },
  enterprise: {
    menu: 'horizontal',
    form: 'row',
    appearance: 'hull',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    load: withMenu(LazyHorizontalNavigation, () => import('./EnterpriseLayout').then((file) => file.EnterpriseLayout)),
  },
  material: {
    menu: 'horizontal',
    form: 'row',
    appearance: 'hull',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    load: withMenu(LazyHorizontalNavigation, () => import('./MaterialLayout').then((file) => file.MaterialLayout)),
  },
  modern: {
    menu: 'horizontal',
    form: 'row',
    appearance: 'quiet',
    search: 'icon',
    toolsFrom: 'xl',
    hasHeaderSlots: true,
    scrolls: 'document',
    load: withMenu(LazyHorizontalNavigation, () => import('./ModernLayout').then((file) => file.ModernLayout)),
  },
  classic: {
    menu: 'default',
    form: 'tree',
    appearance: 'hull',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    load: withMenu(LazyVerticalNavigation, () => import('./ClassicLayout').then((file) => file.ClassicLayout)),
  },
  classy: {
    menu: 'default',
    form: 'tree',
    appearance: 'quiet',
    search: 'navigation',
    hasHeaderSlots: false,
    hasPinned: true,
    scrolls: 'content',
    load: withMenu(LazyVerticalNavigation, () => import('./ClassyLayout').then((file) => file.ClassyLayout)),
  },
  compact: {
    menu: 'compact',
    form: 'labels',
    appearance: 'hull',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    load: withMenu(LazyNavigationRail, () => import('./CompactLayout').then((file) => file.CompactLayout)),
  },
  dense: {
    menu: 'default',
    form: 'tree',
    appearance: 'quiet',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    closesToRail: true,
    load: withMenu(LazyVerticalNavigation, () => import('./DenseLayout').then((file) => file.DenseLayout)),
  },
  futuristic: {
    menu: 'futuristic',
    form: 'tree',
    appearance: 'hull',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'content',
    load: withMenu(LazyVerticalNavigation, () => import('./FuturisticLayout').then((file) => file.FuturisticLayout)),
  },
  thin: {
    menu: 'compact',
    form: 'icons',
    appearance: 'quiet',
    search: 'header',
    hasHeaderSlots: false,
    scrolls: 'document',
    load: withMenu(LazyNavigationRail, () => import('./ThinLayout').then((file) => file.ThinLayout)),
  },
} as const satisfies Record<string, LayoutEntry>;

export type BuiltLayoutName = keyof typeof layoutTable;

export const builtLayouts = Object.keys(layoutTable) as readonly BuiltLayoutName[];

/** The layout of that name, if it is built. */
export function findLayout(name: string | null | undefined): BuiltLayoutName | undefined {
  return builtLayouts.find((built) => built === name);
}
