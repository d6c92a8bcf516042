import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import {
  findTrail,
  NavigationLink,
  VerticalNavigation,
  type LinkActions,
  type MenuItem,
  type NavigationAppearance,
} from '../VerticalNavigation';
import { Flyout, Frame, Tab } from './HorizontalNavigation.styles';
import { createTypeahead } from '../VerticalNavigation/typeahead';
import { moveFocus } from './moveFocus';
import { useFittingCount } from './useFittingCount';

export interface HorizontalNavigationProps extends Omit<ComponentProps<'div'>, 'children'>, LinkActions {
  /** Undefined while they are on their way: the row keeps its height. */
  items: readonly MenuItem[] | undefined;
  /** Address of the page that is shown, without query. */
  address: string;
  /** @default 'quiet' */
  appearance?: NavigationAppearance;
}

/** Milliseconds until a pointer that rests on an entry opens it, and until one that left closes it. */
const openAfterMs = 120;
const closeAfterMs = 240;
/** More children than this stand in columns. */
const oneColumn = 8;
const moreId = 'more';

/**
 * The menu as a row of links and of buttons that open what is below them. What does not fit stands in "More". Left and
 * right walk the row, down goes into what an entry opens, Escape comes back.
 */
export function HorizontalNavigation({
  items,
  address,
  appearance = 'quiet',
  onIntent,
  onFollow,
  ref: outer,
  onKeyDownCapture,
  ...rest
}: HorizontalNavigationProps) {
  const messages = useKitMessages();
  const root = useRef<HTMLDivElement>(null);
  const ref = useJoinedRef(root, outer);
  const shown = useMemo(() => (items ?? []).filter(({ type }) => type !== 'divider'), [items]);
  const trail = useMemo(() => findTrail(shown, address), [shown, address]);
  const fitting = useFittingCount(root, shown.length, shown.map(({ label }) => label).join('\n'));
  const more: MenuItem = {
    id: moreId,
    label: messages.more,
    type: 'collapsable',
    children: shown.slice(fitting),
  };

  const [openId, setOpenId] = useState<string | null>(null);
  const [findTyped] = useState(createTypeahead);
  const [openedOn, setOpenedOn] = useState(address);
  if (openedOn !== address) {
    // What was opened ends with the page it was opened on.
    setOpenedOn(address);
    setOpenId(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What a resting pointer has opened: the press that follows means to open it, too. */
  const openedByHover = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  useEffect(() => {
    if (openId === null) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpenId(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [openId]);

  // Before what is open below: the way up from its first row leads back to the entry.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !root.current) return;
    if (moveFocus(event, root.current, document.activeElement, open, findTyped)) event.preventDefault();
  };
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) open(null);
  };

  const hover = (id: string | null) => {
    // Whoever walks through what is open by keys is not sent away by a pointer that happens to move.
    if (id !== openId && root.current?.querySelector('[data-part="flyout"] :focus-visible')) return;
    if (id !== openId) openedByHover.current = id;
    setOpenId(id);
  };
  const entry = (item: MenuItem, isOverflowing: boolean) => (
    <Entry
      key={item.id}
      item={item}
      address={address}
      isCurrent={trail.at(-1) === item.id}
      hasActive={
        item.id === moreId ? more.children?.some(({ id }) => trail.includes(id)) === true : trail.includes(item.id)
      }
      isOpen={openId === item.id}
      isOverflowing={isOverflowing}
      onPress={(isByKey) => {
        const isWanted = openId !== item.id || (!isByKey && openedByHover.current === item.id);
        openedByHover.current = null;
        open(isWanted ? item.id : null);
      }}
      onHover={(id) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => hover(id), id === null ? closeAfterMs : openAfterMs);
      }}
      onIntent={onIntent}
      onFollow={onFollow}
    />
  );
  return (
    <Frame ref={ref} $appearance={appearance} {...rest} onKeyDownCapture={handleKeyDown} onBlur={handleBlur}>
      <ul>
        {shown.map((item, index) => entry(item, index >= fitting))}
        {entry(more, fitting >= shown.length)}
      </ul>
    </Frame>
  );
}

interface EntryProps extends LinkActions {
  item: MenuItem;
  address: string;
  isCurrent: boolean;
  hasActive: boolean;
  isOpen: boolean;
  isOverflowing: boolean;
  onPress: (isByKey: boolean) => void;
  onHover: (id: string | null) => void;
}

function Entry({
  item,
  address,
  isCurrent,
  hasActive,
  isOpen,
  isOverflowing,
  onPress,
  onHover,
  onIntent,
  onFollow,
}: EntryProps) {
  const flyoutId = useId();
  const children = item.children ?? [];
  const label = (
    <span data-part="label" data-text={item.label}>
      {item.label}
    </span>
  );
  const isHidden = isOverflowing || undefined;
  if (children.length === 0 && item.id !== moreId) {
    return (
      <li data-hidden={isHidden}>
        <Tab as={NavigationLink} item={item} isCurrent={isCurrent} onIntent={onIntent} onFollow={onFollow}>
          {label}
        </Tab>
      </li>
    );
  }

  return (
    <li
      data-hidden={isHidden}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onHover(item.id);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onHover(null);
      }}
    >
      <Tab
        as="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? flyoutId : undefined}
        data-entry={item.id}
        data-has-active={hasActive || undefined}
        // A click without a pointer has no count.
        onClick={({ detail }) => onPress(detail === 0)}
      >
        {label}
        <Icon icon={ChevronDown} size="xs" data-part="chevron" />
      </Tab>
      {isOpen ? (
        <Below id={flyoutId} columns={columnsOf(children)}>
          <VerticalNavigation items={children} address={address} onIntent={onIntent} onFollow={onFollow} />
        </Below>
      ) : null}
    </li>
  );
}

/** What opens below an entry, within the window. */
function Below({ id, columns, children }: { id: string; columns: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    setAtEnd(left < 0 || right > document.documentElement.clientWidth);
  }, []);
  return (
    <Flyout ref={box} id={id} data-part="flyout" $columns={columns} data-align={isAtEnd ? 'end' : undefined}>
      {children}
    </Flyout>
  );
}

const columnsOf = (children: readonly MenuItem[]) =>
  children.length > oneColumn ? Math.min(3, Math.ceil(children.length / oneColumn)) : 1;
