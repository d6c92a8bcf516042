import { navigationItemSchema, type Navigation, type NavigationItem } from '@quarterdeck/contract/entities/navigation';
import * as z from 'zod/mini';
import { loadOnce } from '../core/loadOnce';

/**
 * The four menus. Only the default one is written down; the others carry its items under their own
 * top level, so that every menu reaches the same routes.
 */
export const loadMenus = loadOnce(async (): Promise<Navigation> => {
  const { default: json } = await import('./seeds/menu.json');
  const items = z.parse(z.array(navigationItemSchema), json);
  return {
    default: items,
    compact: withTopLevel(items, 'aside'),
    futuristic: withTopLevel(items, 'group'),
    horizontal: withTopLevel(items, 'collapsable'),
  };
});

/** A divider has nothing to divide in a menu whose top level is all of one kind. */
function withTopLevel(items: readonly NavigationItem[], type: NavigationItem['type']): NavigationItem[] {
  return items.filter((item) => item.type !== 'divider').map((item) => ({ ...item, type }));
}

/** All items of a menu, each before its children. */
export function flatten(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}
