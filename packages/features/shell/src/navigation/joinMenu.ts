import type { NavigationOffer } from '@quarterdeck/contract';
import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import type { MenuItem } from '@quarterdeck/ui/VerticalNavigation';

export interface JoinMenuOptions {
  offers: readonly NavigationOffer[];
  /** Title of an item in the reader's language. */
  translate: (id: string, fallback: string) => string;
  /** Shows items that no feature offers as disabled; without it they are left out. */
  showsUnknown: boolean;
}

/**
 * Joins the menu that the API answers with what the features offer, by id. Order, groups and badges come
 * from the answer; address and icon from the feature. Branches and groups that hold nothing are left out.
 */
export function joinMenu(items: readonly NavigationItem[], options: JoinMenuOptions): MenuItem[] {
  const joined = items.flatMap((item) => joinItem(item, options) ?? []);
  // A line stands between two things: not first, not last, not beside another line.
  return joined.filter(({ type }, index) => {
    if (type !== 'divider') return true;
    const rest = joined.slice(index + 1);
    return index > 0 && rest[0]?.type !== 'divider' && rest.length > 0;
  });
}

function joinItem(item: NavigationItem, options: JoinMenuOptions): MenuItem | null {
  if (item.hidden) return null;
  const offer = options.offers.find(({ id }) => id === item.id);
  const own = {
    id: item.id,
    label: options.translate(item.id, item.title),
    type: item.type,
    icon: offer?.icon ?? item.icon,
    badge: item.badge?.title,
  };
  if (item.type === 'divider') return own;
  if (item.children !== undefined) {
    const children = joinMenu(item.children, options);
    return children.some((child) => child.type !== 'divider') ? { ...own, children } : null;
  }
  if (item.externalLink && item.link !== undefined) {
    return { ...own, href: item.link, isExternal: true, isDisabled: item.disabled };
  }
  if (offer) return { ...own, href: offer.to, isDisabled: item.disabled };
  return options.showsUnknown ? { ...own, isDisabled: true } : null;
}

/** Labels from the outermost heading to the page, for the breadcrumbs. */
export function labelsOf(items: readonly MenuItem[], trail: readonly string[]): string[] {
  const [id, ...rest] = trail;
  const item = items.find((candidate) => candidate.id === id);
  return item ? [item.label, ...labelsOf(item.children ?? [], rest)] : [];
}
