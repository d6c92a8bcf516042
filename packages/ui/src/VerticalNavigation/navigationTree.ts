/** One entry of a menu, ready to be shown: translated, joined with its icon and address. */
export interface MenuItem {
  id: string;
  label: string;
  type: 'group' | 'basic' | 'collapsable' | 'aside' | 'divider';
  /** Lucide name. */
  icon?: string | undefined;
  /** Address of the site, or a full address with `isExternal`. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  /** A count ("27") or a short word ("18.0.0"). */
  badge?: string | undefined;
  isDisabled?: boolean | undefined;
  children?: readonly MenuItem[] | undefined;
}

/** Ids from the outermost branch down to the item whose address is the longest start of `address`. */
export function findTrail(items: readonly MenuItem[], address: string): string[] {
  let best: { trail: string[]; length: number } = { trail: [], length: 0 };
  const visit = (list: readonly MenuItem[], trail: string[]) => {
    for (const item of list) {
      const here = [...trail, item.id];
      const href = item.href;
      const fits = href !== undefined && (address === href || address.startsWith(`${href}/`));
      if (fits && href.length > best.length) best = { trail: here, length: href.length };
      visit(item.children ?? [], here);
    }
  };
  visit(items, []);
  return best.trail;
}

/** Step of indentation in CSS pixels; grows to the fourth level, then stays. */
export function indentOf(level: number): number {
  return 14 * Math.min(level, 4);
}

/**
 * The beginning of a menu, of at least so many rows where it has as many; headings are not counted, nor is what a branch
 * holds. @returns `items` itself where that is all of it.
 */
export function firstRows(items: readonly MenuItem[], count: number): readonly MenuItem[] {
  let rows = 0;
  const first: MenuItem[] = [];
  for (const item of items) {
    if (rows >= count) return first;
    const inside = item.type === 'group' ? (item.children ?? []) : [item];
    const isCut = inside.length > count - rows && item.type === 'group';
    first.push(isCut ? { ...item, children: inside.slice(0, count - rows) } : item);
    if (isCut) return first;
    rows += inside.length;
  }
  return items;
}
