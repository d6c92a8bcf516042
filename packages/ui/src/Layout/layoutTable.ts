import type { ComponentType } from 'react';
import type { LayoutProps } from './layoutProps';

export interface LayoutEntry {
  /** Which of the four menus the layout shows; null for none. */
  menu: 'default' | 'compact' | 'futuristic' | 'horizontal' | null;
  /** `hull` is dark in both schemes. */
  appearance: 'quiet' | 'hull';
  /** The region that scrolls: the document or the layout's content. */
  scrolls: 'document' | 'content';
  load: () => Promise<{ default: ComponentType<LayoutProps> }>;
}

/** Every layout there is. A new one is an entry here and one file beside it. */
export const layoutTable = {
  empty: {
    menu: null,
    appearance: 'quiet',
    scrolls: 'document',
    load: () => import('./EmptyLayout').then((file) => ({ default: file.EmptyLayout })),
  },
  centered: {
    menu: 'horizontal',
    appearance: 'quiet',
    scrolls: 'document',
    load: () => import('./CenteredLayout').then((file) => ({ default: file.CenteredLayout })),
  },
  classy: {
    menu: 'default',
    appearance: 'quiet',
    scrolls: 'content',
    load: () => import('./ClassyLayout').then((file) => ({ default: file.ClassyLayout })),
  },
} as const satisfies Record<string, LayoutEntry>;

export type BuiltLayoutName = keyof typeof layoutTable;

export const builtLayouts = Object.keys(layoutTable) as readonly BuiltLayoutName[];

/** The layout of that name, if it is built. */
export function findLayout(name: string | null | undefined): BuiltLayoutName | undefined {
  return builtLayouts.find((built) => built === name);
}
