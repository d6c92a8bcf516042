import { Pin, PinOff } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { IconButton } from '../IconButton';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import {
  findTrail,
  VerticalNavigation,
  type LinkActions,
  type MenuItem,
  type NavigationAppearance,
} from '../VerticalNavigation';
import { createTypeahead } from '../VerticalNavigation/typeahead';
import { moveFocus } from './moveFocus';
import { Beside, Frame, Scrim } from './NavigationRail.styles';
import { RailItem } from './RailItem';

export interface NavigationRailProps extends Omit<ComponentProps<'div'>, 'children'>, LinkActions {
  /** Undefined while they are on their way: the rail keeps its width. */
  items: readonly MenuItem[] | undefined;
  /** Address of the page that is shown, without query. */
  address: string;
  /** Icons above short names, with a column for what an item holds; or icons alone, with a panel. @default 'labels' */
  variant?: 'labels' | 'icons';
  /** @default 'quiet' */
  appearance?: NavigationAppearance;
  /** Whether the column stays open and pushes the content, from lg up. @default false */
  isPinned?: boolean;
  /** Called when the column is to stay, or no longer; without it, it cannot be pinned. */
  onPinnedChange?: (isPinned: boolean) => void;
}

/**
 * A narrow menu of one level: an item leads to a page, or opens what it holds beside the rail. Up and down walk it, right
 * goes into what an item holds, left and Escape come back.
 */
export function NavigationRail({
  items,
  address,
  variant = 'labels',
  appearance = 'quiet',
  isPinned = false,
  onPinnedChange,
  onIntent,
  onFollow,
  ref: outer,
  onKeyDownCapture,
  ...rest
}: NavigationRailProps) {
  const root = useRef<HTMLDivElement>(null);
  const ref = useJoinedRef(root, outer);
  const shown = useMemo(() => (items ?? []).filter(({ type }) => type !== 'divider'), [items]);
  const trail = useMemo(() => findTrail(shown, address), [shown, address]);
  const [opened, setOpened] = useState<string | null>(null);
  const [findTyped] = useState(createTypeahead);
  const [openedOn, setOpenedOn] = useState(address);
  if (openedOn !== address) {
    // What was opened ends with the page it was opened on.
    setOpenedOn(address);
    setOpened(null);
  }
  // A column that stays shows where the page belongs until another item is opened.
  const openId = opened ?? (isPinned && variant === 'labels' ? (trail[0] ?? null) : null);
  const open = shown.find(({ id, children }) => id === openId && (children?.length ?? 0) > 0);

  useEffect(() => {
    if (opened === null) return undefined;
    const close = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node && root.current?.contains(target))) setOpened(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [opened]);

  // Before what is open beside: the way back from it leads to its item.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !root.current) return;
    if (moveFocus(event, root.current, document.activeElement, setOpened, findTyped)) event.preventDefault();
  };

  return (
    <Frame ref={ref} $appearance={appearance} data-variant={variant} {...rest} onKeyDownCapture={handleKeyDown}>
      <ul>
        {shown.map((item) => (
          <RailItem
            key={item.id}
            item={item}
            variant={variant}
            isCurrent={trail.at(-1) === item.id}
            hasActive={trail.includes(item.id)}
            isOpen={item.id === openId}
            onToggle={() => setOpened(opened === item.id ? null : item.id)}
            onIntent={onIntent}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {open ? (
        <Column
          key={open.id}
          item={open}
          variant={variant}
          appearance={variant === 'labels' ? appearance : 'quiet'}
          isPinned={isPinned && variant === 'labels'}
          onPinnedChange={variant === 'labels' ? onPinnedChange : undefined}
          onScrimPress={() => setOpened(null)}
          address={address}
          onIntent={onIntent}
          onFollow={onFollow}
        />
      ) : null}
    </Frame>
  );
}

interface ColumnProps extends LinkActions {
  item: MenuItem;
  variant: 'labels' | 'icons';
  appearance: NavigationAppearance;
  isPinned: boolean;
  onPinnedChange: ((isPinned: boolean) => void) | undefined;
  onScrimPress: () => void;
  address: string;
}

/** What an item of the rail holds. */
function Column({ item, variant, appearance, isPinned, onPinnedChange, onScrimPress, ...menu }: ColumnProps) {
  const messages = useKitMessages();
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (variant === 'labels' || !box.current) return;
    // Beside its item, as far as the window allows.
    const place = box.current.parentElement?.getBoundingClientRect().top ?? 0;
    const opener = box.current.parentElement?.querySelector('[aria-expanded="true"]')?.getBoundingClientRect().top ?? 0;
    setTop(Math.max(8, Math.min(opener, innerHeight - box.current.offsetHeight - 8)) - place);
  }, [variant]);
  return (
    <Beside
      ref={box}
      as="section"
      aria-labelledby={headingId}
      data-part="column"
      data-variant={variant}
      data-pinned={isPinned || undefined}
      style={{ '--qd-rail-flyout': `${top}px` }}
    >
      {variant === 'labels' && !isPinned ? <Scrim onPointerDown={onScrimPress} /> : null}
      <header>
        <h2 id={headingId}>{item.label}</h2>
        {onPinnedChange ? (
          <IconButton
            icon={isPinned ? PinOff : Pin}
            label={isPinned ? messages.unpin : messages.pin}
            size="sm"
            onPress={() => onPinnedChange(!isPinned)}
          />
        ) : null}
      </header>
      <div>
        <VerticalNavigation items={item.children} appearance={appearance} {...menu} />
      </div>
    </Beside>
  );
}
