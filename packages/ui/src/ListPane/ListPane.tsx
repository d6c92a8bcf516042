import { useEffect, useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { announce } from '../LiveRegion';
import { usePreferences } from '../preferences';
import { SearchField } from '../SearchField';
import { Heading, Text } from '../Text';
import { useTypedSearch } from '../typedSearch';
import { useIsFrom } from '../viewport';
import { Column, Ground, Head, HiddenTitle, Row } from './ListPane.styles';

export interface PanesProps extends ComponentProps<'div'> {
  /** `SideNavigation` and `ListPane`, and what is open beside them. */
  children: ReactNode;
}

/** The panes of an app beside one another, each of which scrolls by itself; below lg they stand below one another. */
export function Panes(props: PanesProps) {
  return <Row data-panes {...props} />;
}

/** A pane without a head, such as for what is said where a list is not found. */
export function Pane(props: ComponentProps<'section'>) {
  return <Column {...props} />;
}

export interface ListPaneSearch {
  /** Name and placeholder of the field. */
  label: string;
  /** What is searched, as the address has it. */
  value: string;
  /** Gets what is typed once the typing rests. */
  onChange: (value: string) => void;
  /** The key that leads to the field. */
  shortcut?: string;
  /** What was found, such as "3 notes found": said when the typing rests. Undefined while it is not known. */
  found: string | undefined;
}

export interface ListPaneProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the list is called: the heading of the page. */
  title: string;
  /** Phones show the title, too: for a list that the bar above does not name. @default false */
  isTitleOnPhones?: boolean;
  /** How much is in it, written out. Phones leave it out. */
  count?: ReactNode;
  search?: ListPaneSearch;
  /** Buttons after the search. */
  actions?: ReactNode;
  /** Rows stand on the page's own ground, cards on a sunken one. @default 'plain' */
  ground?: 'plain' | 'sunken';
  /** What the list scrolls in. */
  scrollRef?: RefObject<HTMLDivElement | null>;
  /** The list, and what stands above it. */
  children: ReactNode;
  /** What stays in its place while the list scrolls, such as a floating button. */
  fixed?: ReactNode;
}

/** A list with its head: heading, count, search and actions. */
export function ListPane({
  title,
  isTitleOnPhones = false,
  count,
  search,
  actions,
  ground = 'plain',
  scrollRef,
  children,
  fixed,
  ...rest
}: ListPaneProps) {
  const titleId = useId();
  const Title = isTitleOnPhones ? Heading : HiddenTitle;
  return (
    <Column aria-labelledby={titleId} {...rest}>
      <Head>
        <Title level={1} variant="title-2" id={titleId}>
          {title}
        </Title>
        <Text variant="small" tone="secondary" isNumeric data-part="count">
          {count}
        </Text>
        <div data-part="end">
          {search ? <Search {...search} /> : null}
          {actions}
        </div>
      </Head>
      <Ground ref={scrollRef} data-ground={ground}>
        {children}
      </Ground>
      {fixed}
    </Column>
  );
}

function Search({ label, value, onChange, shortcut, found }: ListPaneSearch) {
  const isWide = useIsFrom('sm');
  const { hasSingleKeys } = usePreferences();
  const { text, type, isUpToDate } = useTypedSearch(value, onChange);
  useEffect(() => {
    if (isUpToDate && value !== '' && found !== undefined) announce(found);
  }, [isUpToDate, value, found]);
  return (
    <div data-part="search" data-page-search>
      <SearchField
        label={label}
        placeholder={label}
        {...(shortcut !== undefined && isWide && hasSingleKeys ? { shortcut } : {})}
        value={text}
        onChange={type}
      />
    </div>
  );
}
