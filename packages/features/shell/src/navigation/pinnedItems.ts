import type { MenuItem } from '@quarterdeck/ui/VerticalNavigation';

/** What is needed from everywhere, in this order. */
const pinnedIds = ['apps.help-center', 'product.settings'];

const isPinned = ({ id }: MenuItem): boolean => pinnedIds.includes(id);

/** The entries of a menu that stay in sight at its end; a branch among them leads to its first page. */
export function pinnedItems(menu: readonly MenuItem[]): MenuItem[] {
  return menu
    .flatMap((item) => [item, ...(item.children ?? [])])
    .filter(isPinned)
    .toSorted((one, other) => pinnedIds.indexOf(one.id) - pinnedIds.indexOf(other.id))
    .map(({ children: [first] = [], ...item }) => ({
      ...item,
      type: 'basic',
      href: item.href ?? first?.href,
    }));
}

/** The menu without them, and without a group that held nothing else. */
export function withoutPinned(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => {
    if (isPinned(item)) return [];
    if (!item.children?.some(isPinned)) return [item];
    const children = item.children.filter((child) => !isPinned(child));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
