import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { NavigationIcon } from '../NavigationIcon';
import { useJoinedRef } from '../refs';
import { Badge, Branch, Frame, Group, Rule, Row } from './VerticalNavigation.styles';
import type { NavigationAppearance } from './appearances';
import { findTrail, indentOf, type MenuItem } from './navigationTree';
import { focusByKey } from './focusByKey';
import { NavigationLink, type LinkActions } from './NavigationLink';
import { NavigationSkeleton } from './NavigationSkeleton';
import { createTypeahead } from './typeahead';
import { useGrowingMenu } from './useGrowingMenu';

const noItems: readonly MenuItem[] = [];

export interface VerticalNavigationProps extends Omit<ComponentProps<'div'>, 'children'>, LinkActions {
  /** Undefined while they are on their way: rows of the same size wait in their place. */
  items: readonly MenuItem[] | undefined;
  /** Address of the page that is shown, without query. */
  address: string;
  /** @default 'quiet' */
  appearance?: NavigationAppearance;
  /** `futuristic` has large headings and a bar beside the page that is shown. @default 'default' */
  form?: NavigationForm;
}

export type NavigationForm = 'default' | 'futuristic';

/**
 * The menu as a tree of links and disclosure buttons, up to six levels. Arrows walk and open, Home and
 * End jump, letters find; every visible row is also a Tab stop.
 */
export function VerticalNavigation({
  items,
  address,
  appearance = 'quiet',
  form = 'default',
  onIntent,
  onFollow,
  ref: outer,
  onKeyDown,
  ...rest
}: VerticalNavigationProps) {
  const root = useRef<HTMLDivElement>(null);
  const ref = useJoinedRef(root, outer);
  const trail = useMemo(() => findTrail(items ?? [], address), [items, address]);
  const [findTyped] = useState(createTypeahead);
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (id: string) => opened.get(id) ?? trail.includes(id);
  const setOpen = (id: string, open: boolean) => setOpened((before) => new Map(before).set(id, open));

  const { drawn, drawAll } = useGrowingMenu(items ?? noItems);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    drawAll();
    if (root.current && focusByKey(event, root.current, setOpen, findTyped)) event.preventDefault();
  };

  if (!items) return <NavigationSkeleton ref={ref} appearance={appearance} {...rest} />;

  const context = { trail, isOpen, setOpen, onIntent, onFollow };
  return (
    <Frame
      ref={ref}
      $appearance={appearance}
      data-form={form === 'default' ? undefined : form}
      {...rest}
      onKeyDown={handleKeyDown}
    >
      <ul>
        {drawn.map((item) => (
          <Entry key={item.id} item={item} level={0} {...context} />
        ))}
      </ul>
    </Frame>
  );
}

interface EntryProps extends LinkActions {
  item: MenuItem;
  level: number;
  trail: readonly string[];
  isOpen: (id: string) => boolean;
  setOpen: (id: string, open: boolean) => void;
}

function Entry({ item, level, ...context }: EntryProps) {
  const headingId = useId();
  const { trail, isOpen, setOpen, onIntent, onFollow } = context;
  const children = item.children ?? [];
  if (item.type === 'divider') {
    return (
      <li>
        <Rule />
      </li>
    );
  }
  if (item.type === 'group') {
    return (
      <Group>
        <h2 id={headingId}>{item.label}</h2>
        <ul aria-labelledby={headingId}>
          {children.map((child) => (
            <Entry key={child.id} item={child} level={level} {...context} />
          ))}
        </ul>
      </Group>
    );
  }

  const content = (
    <>
      {item.icon === undefined ? null : <NavigationIcon name={item.icon} />}
      <span data-part="label" data-text={item.label}>
        {item.label}
      </span>
      {item.badge === undefined ? null : (
        <Badge data-part="badge" $isCount={/^\d+$/.test(item.badge)}>
          {item.badge}
        </Badge>
      )}
    </>
  );
  const indent = { '--qd-nav-indent': `${indentOf(level)}px` };
  const isCurrent = trail.at(-1) === item.id;

  if (children.length > 0) {
    const open = isOpen(item.id);
    return (
      <li>
        <Row
          as="button"
          type="button"
          style={indent}
          aria-expanded={open}
          data-branch={item.id}
          data-has-active={trail.includes(item.id) || undefined}
          onClick={() => setOpen(item.id, !open)}
        >
          {content}
          <Icon icon={ChevronDown} size="sm" data-part="chevron" />
        </Row>
        {open ? (
          <Branch>
            {children.map((child) => (
              <Entry key={child.id} item={child} level={level + 1} {...context} />
            ))}
          </Branch>
        ) : null}
      </li>
    );
  }

  return (
    <li>
      <Row as={NavigationLink} item={item} isCurrent={isCurrent} onIntent={onIntent} onFollow={onFollow} style={indent}>
        {content}
      </Row>
    </li>
  );
}
