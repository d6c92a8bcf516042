import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import {
  SelectionIndicator,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { Badge } from '../Badge';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useScrollEdges } from '../ScrollArea';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';
import { Arrows } from './Arrows';
import { Bar, Choice, List, type TabsVariant } from './Tabs.styles';
import { useSelectedInSight } from './useSelectedInSight';

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** A `TabList` and a `TabPanel` for each of its tabs. */
  children: ReactNode;
}

/**
 * Views of one thing, of which one is in sight. Arrows move between the tabs and select; give
 * `keyboardActivation="manual"` where a panel has to fetch first, then Enter or Space selects.
 */
export function Tabs(props: TabsProps) {
  return <Root {...props} />;
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the tabs are views of. */
  label: string;
  /** `Tab`s. */
  children: ReactNode;
  /** Vertical ones are always a rail of lines. @default 'line' */
  variant?: TabsVariant;
}

/** The tabs in a row, which scrolls where it is too long; in vertical `Tabs` a rail 200 px wide. */
export function TabList({ label, children, variant = 'line', ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { ref } = useScrollEdges(list);
  useSelectedInSight(list);
  return (
    <Bar data-variant={variant} {...rest}>
      <List ref={ref} aria-label={label} data-part="list">
        {children}
      </List>
      <Arrows list={list} />
    </Bar>
  );
}

export interface TabProps extends Omit<AriaTabProps, 'children' | 'className' | 'style' | 'id'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** The id of its panel. */
  id: string;
  children: ReactNode;
  icon?: IconComponent;
  /** How many things the panel holds; read as a part of the name. */
  count?: number;
}

export function Tab({ children, icon, count, ...rest }: TabProps) {
  return (
    <Choice {...rest}>
      {icon ? <Icon icon={icon} size="sm" data-part="icon" /> : null}
      <span data-part="label">{children}</span>
      {count === undefined || Number.isNaN(count) ? null : <Badge count={count} />}
      <SelectionIndicator data-part="indicator" />
    </Choice>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'children' | 'className' | 'style' | 'id'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** The id of its tab. */
  id: string;
  children: ReactNode;
}

/** Is on the page only while its tab is selected, unless `shouldForceMount`. */
export function TabPanel(props: TabPanelProps) {
  return <Panel {...props} />;
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  &[data-orientation='vertical'] {
    flex-direction: row;
    gap: ${token('space.6')};
  }
`;

const Panel = styled(AriaTabPanel)`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${token('space.4')};
  outline: none;
  &[data-focus-visible] {
    border-radius: ${token('radius.sm')};
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-inert] {
    display: none;
  }
  [data-orientation='vertical'] > & {
    padding: 0;
  }
`;
