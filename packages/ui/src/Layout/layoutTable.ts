import type { ComponentType } from 'react';
import { EmptyLayout } from './EmptyLayout';
import { LazyVerticalNavigation } from '../VerticalNavigation';
import type { LayoutProps } from './layoutProps';

export interface LayoutEntry {
  /** Which of the four menus the layout shows; null for none. */
  menu: 'default' | 'compact' | 'futuristic' | 'horizontal' | null;
  /** `hull` is dark in both schemes. */
  appearance: 'quiet' | 'hull';
  /**
   * Where the search stands: as a field in the navigation (an icon of the header where that is put away), or in the
   * header (a field from lg up, an icon below); nowhere without a header.
   */
  search: 'navigation' | 'header' | null;
  /** Whether there are places for `headerLinks`, `headerAction` and `tabBar`. */
  hasHeaderSlots: boolean;
  /** The region that scrolls: the document or the layout's content. */
  scrolls: 'document' | 'content';
  load: () => Promise<{ default: ComponentType<LayoutProps> }>;
}

/** Every layout there is. A new one is an entry here and one file beside it. */
export const layoutTable = {
  empty: {
    menu: null,
    appearance: 'quiet',
    search: null,
    hasHeaderSlots: false,
    scrolls: 'document',
    // It is a line long, and every page that stands alone has it from the start.
    load: () => Promise.resolve({ default: EmptyLayout }),
  },
  centered: {
    menu: 'horizontal',
    appearance: 'quiet',
    search: 'header',
    hasHeaderSlots: true,
    scrolls: 'document',
    load: () => import('./CenteredLayout').then((file) => ({ default: file.CenteredLayout })),
  },
  classy: {
    menu: 'default',
    appearance: 'quiet',
    search: 'navigation',
    hasHeaderSlots: false,
    scrolls: 'content',
    load: async () => {
      // Its navigation stands beside the content from the start.
      const [file] = await Promise.all([import('./ClassyLayout'), LazyVerticalNavigation.preload()]);
      return { default: file.ClassyLayout };
    },
  },
} as const satisfies Record<string, LayoutEntry>;

export type BuiltLayoutName = keyof typeof layoutTable;

export const builtLayouts = Object.keys(layoutTable) as readonly BuiltLayoutName[];

/** The layout of that name, if it is built. */
export function findLayout(name: string | null | undefined): BuiltLayoutName | undefined {
  return builtLayouts.find((built) => built === name);
}
