import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { ColorDot } from '../ColorDot';
import type { Hue } from '../hues';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { RouterLink } from '../router';
import { Item, List, Rail, Title } from './SideNavigation.styles';

export interface SideNavigationProps extends ComponentProps<'nav'> {
  'aria-label': string;
  /** `SideNavigationList` elements. */
  children: ReactNode;
}

/** The lists of an app: beside its content on wide windows, a line of chips above it on small ones. */
export function SideNavigation(props: SideNavigationProps) {
  return <Rail {...props} />;
}

export interface SideNavigationListProps extends Omit<ComponentProps<'ul'>, 'title'> {
  /** Above the list; chips have none. */
  title?: string;
  /** `SideNavigationLink` and `SideNavigationButton` elements. */
  children: ReactNode;
}

/** Links that belong together. */
export function SideNavigationList({ title, ...rest }: SideNavigationListProps) {
  const titleId = useId();
  if (title === undefined) return <List {...rest} />;
  return (
    <>
      <Title id={titleId}>{title}</Title>
      <List aria-label={title} {...rest} />
    </>
  );
}

interface Mark {
  /** Before the name; chips of links have none. */
  icon?: IconComponent;
  /** A colour before the name instead. */
  hue?: Hue;
}

/** Scrolls the rail alone: the browser's own `scrollIntoView` would also let the next Tab begin at the chip. */
function centerInRail(item: HTMLElement): void {
  const rail = item.closest('nav');
  if (!rail || rail.scrollWidth <= rail.clientWidth) return;
  const frame = rail.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  rail.scrollBy({ left: (box.left + box.right - frame.left - frame.right) / 2 });
}

export interface SideNavigationLinkProps extends Omit<ComponentProps<typeof RouterLink>, 'children'>, Mark {
  /** Name of the list that it leads to. */
  children: string;
  isCurrent: boolean;
  /** How many are in it, written out; null while that is not known. Chips have none. @default no count */
  count?: string | null;
}

/** One list: an address, so that it can be opened in a tab and sent. */
export function SideNavigationLink({ children, isCurrent, icon, hue, count, ...rest }: SideNavigationLinkProps) {
  const item = useRef<HTMLLIElement>(null);
  // Among many chips it may lie beyond the edge, and nothing else says which list this is.
  useEffect(() => {
    if (isCurrent && item.current) centerInRail(item.current);
  }, [isCurrent]);
  return (
    <Item ref={item}>
      <RouterLink aria-current={isCurrent ? 'page' : undefined} {...rest}>
        <Content name={children} {...(icon && { icon })} {...(hue && { hue })} />
        {/* A dash keeps the place of the figure. */}
        {count === undefined ? null : <span data-part="count">{count ?? '–'}</span>}
      </RouterLink>
    </Item>
  );
}

export interface SideNavigationButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'>, Mark {
  /** What it does. */
  children: string;
}

/** What is done to the lists, such as editing them. */
export function SideNavigationButton({ children, icon, hue, ...rest }: SideNavigationButtonProps) {
  return (
    <Item>
      <button type="button" {...rest}>
        <Content name={children} {...(icon && { icon })} {...(hue && { hue })} />
      </button>
    </Item>
  );
}

function Content({ name, icon, hue }: Mark & { name: string }) {
  return (
    <>
      {icon ? <Icon icon={icon} /> : null}
      {hue ? <ColorDot hue={hue} /> : null}
      <span data-part="name" dir="auto">
        {name}
      </span>
    </>
  );
}
