import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import type { MenuItem } from '@quarterdeck/ui/VerticalNavigation';

interface Joined {
  by: readonly unknown[];
  menu: MenuItem[];
}

const joined = new WeakMap<readonly NavigationItem[], Joined>();

/**
 * Joins a menu once for all places that show it: one that lies over the page asks for it with each opening.
 * @param by what else the joined menu depends on.
 */
export function joinedOnce(
  items: readonly NavigationItem[],
  by: readonly unknown[],
  join: (items: readonly NavigationItem[]) => MenuItem[],
): MenuItem[] {
  const before = joined.get(items);
  if (before?.by.every((value, index) => value === by[index])) return before.menu;
  const menu = join(items);
  joined.set(items, { by, menu });
  return menu;
}
