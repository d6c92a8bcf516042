import type { ComponentProps, ReactNode } from 'react';
import type { Hue } from '../hues';
import { RouterLink } from '../router';
import { List, Row } from './FilterList.styles';

export interface FilterListProps extends ComponentProps<'ul'> {
  /** `FilterLink` elements. */
  children: ReactNode;
}

/** Filters beside a list, each with how many it leaves. */
export function FilterList(props: FilterListProps) {
  return <List {...props} />;
}

export interface FilterLinkProps extends Omit<ComponentProps<typeof RouterLink>, 'children'> {
  /** What it leaves. */
  children: string;
  /** Whether the list is filtered by it. */
  isCurrent: boolean;
  /** How many it leaves, written out; null while that is not known. */
  count: string | null;
  /** Colour of what it stands for, as a dot. */
  hue?: Hue;
}

/** One filter: an address, so that it can be opened in a tab and sent. */
export function FilterLink({ children, isCurrent, count, hue, ...rest }: FilterLinkProps) {
  return (
    <Row>
      <RouterLink aria-current={isCurrent || undefined} {...rest}>
        {hue === undefined ? null : <i aria-hidden data-hue={hue} />}
        <span data-part="name">{children}</span>
        {/* A dash keeps the place of the figure. */}
        <span data-part="count">{count ?? '–'}</span>
      </RouterLink>
    </Row>
  );
}
