import { LazyHorizontalNavigation } from '@quarterdeck/ui/HorizontalNavigation';
import type { LayoutEntry } from '@quarterdeck/ui/Layout';
import { usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { LazyNavigationRail } from '@quarterdeck/ui/NavigationRail';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { opensElsewhere, useLocation } from '@quarterdeck/ui/router';
import { LazyVerticalNavigation, type LinkActions } from '@quarterdeck/ui/VerticalNavigation';
import { useMemo, type MouseEvent } from 'react';
import { useShellHost } from '../ShellContext';
import { pinnedItems, withoutPinned } from './pinnedItems';
import { useMenu } from './useMenu';

/** What the menus do with their links: the host asks before it leaves a page that must not be left. */
function useLinkActions(): Required<LinkActions> {
  const { onIntent, navigate } = useShellHost();
  return {
    onIntent,
    onFollow: (href: string, event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      navigate(href);
    },
  };
}

export interface MainNavigationProps {
  layout: Pick<LayoutEntry, 'menu' | 'form' | 'appearance' | 'hasPinned'>;
}

/** The menu as a tree: the layout's own where it shows one, else the whole one, which lies over the page. */
export function TreeNavigation({ layout: { menu: name, form, appearance, hasPinned } }: MainNavigationProps) {
  const { pathname } = useLocation();
  const { menu } = useMenu(form === 'tree' ? name : 'default');
  const items = useMemo(() => (hasPinned && menu ? withoutPinned(menu) : menu), [menu, hasPinned]);
  const actions = useLinkActions();
  // Layouts that show it from the start have loaded it.
  usePreloadedPart(LazyVerticalNavigation);
  return (
    <LazyVerticalNavigation
      items={items}
      address={pathname}
      appearance={appearance}
      form={name === 'futuristic' ? 'futuristic' : 'default'}
      {...actions}
    />
  );
}

/** What a layout keeps in sight below its menu. */
export function PinnedNavigation({ layout: { appearance } }: MainNavigationProps) {
  const { pathname } = useLocation();
  const { known } = useMenu('default');
  const items = useMemo(() => pinnedItems(known), [known]);
  const actions = useLinkActions();
  usePreloadedPart(LazyVerticalNavigation);
  return <LazyVerticalNavigation items={items} address={pathname} appearance={appearance} {...actions} />;
}

/** The menu as the layout's rail or row; nothing where it has neither. */
export function ShortNavigation({ layout: { menu: name, form, appearance } }: MainNavigationProps) {
  const { pathname } = useLocation();
  const { menu } = useMenu(name);
  const actions = useLinkActions();
  const isColumnPinned = usePreferences((preferences) => preferences.isColumnPinned);
  const set = usePreferences((preferences) => preferences.set);
  usePreloadedPart(LazyNavigationRail);
  usePreloadedPart(LazyHorizontalNavigation);
  if (form === 'row')
    return <LazyHorizontalNavigation items={menu} address={pathname} appearance={appearance} {...actions} />;
  if (form !== 'labels' && form !== 'icons') return null;
  return (
    <LazyNavigationRail
      items={menu}
      address={pathname}
      appearance={appearance}
      variant={form}
      isPinned={isColumnPinned}
      onPinnedChange={(isPinned) => set({ isColumnPinned: isPinned })}
      {...actions}
    />
  );
}
