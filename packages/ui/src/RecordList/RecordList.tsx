import { useEffect, useRef, type ComponentProps, type MouseEvent, type Ref } from 'react';
import { usePreferences } from '../preferences';
import { useJoinedRef } from '../refs';
import { opensElsewhere } from '../router';
import { useIsFrom } from '../viewport';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from '../VirtualList';
import { Frame } from './RecordList.styles';
import { StickyHeading, type StickyHeadingHandle } from './StickyHeading';

export type ListProps<T> = Pick<
  VirtualListProps<T>,
  | 'items'
  | 'getKey'
  | 'identityOf'
  | 'renderRow'
  | 'selection'
  | 'onSelectionChange'
  | 'openKey'
  | 'onMove'
  | 'isHeading'
  | 'onRowKeyDown'
>;

export interface RecordListProps<T> extends ListProps<T>, Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Brings rows into view and gives them the focus. */
  handleRef?: Ref<VirtualListHandle>;
  'aria-label': string;
  /** Heights of a row in CSS pixels: in the two densities, and with its two lines on phones. */
  rowHeights: { comfortable: number; compact: number; twoLines: number };
  /** Fills its `pane`, or is a `card` on a page: as high as its rows, but no higher than the page has room. @default 'pane' */
  variant?: 'pane' | 'card';
  /** Enter on a row, and a click. */
  onOpen: (key: string) => void;
  /** Where a click opens a row: on its title, or anywhere but on its controls; never on a heading. @default 'title' */
  opensOn?: 'title' | 'row';
  /** Keeps the heading in sight whose rows are. @default false */
  hasStickyHeadings?: boolean;
  /** Whether a long press lifts rows (`touch.isLiftable`): the page stays still under a row that is dragged. @default false */
  isLiftable?: boolean;
  /** Whether a `BulkBar` lies over the end of the list: the last rows come out from below it. @default false */
  isSelecting?: boolean;
}

/** Rows that a phone shows at once, however far the page scrolls: they are few enough to be drawn. */
const shortList = 80;
/** What a click in a row is for by itself. */
const controls = 'button, input, [data-part="handle"]';

/** Records as rows: a `VirtualList` in the density of the visitor, whose rows are links that open without loading the page. */
export function RecordList<T>({
  ref,
  handleRef,
  'aria-label': label,
  rowHeights,
  variant = 'pane',
  onOpen,
  opensOn = 'title',
  hasStickyHeadings = false,
  isLiftable = false,
  isSelecting = false,
  items,
  getKey,
  identityOf,
  renderRow,
  selection,
  onSelectionChange,
  openKey,
  onMove,
  isHeading,
  onRowKeyDown,
  style,
  ...rest
}: RecordListProps<T>) {
  const { density, hasSingleKeys } = usePreferences();
  const rowHeight = rowHeights[useIsFrom('sm') ? density : 'twoLines'];
  const frame = useRef<HTMLElement>(null);
  const sticky = useRef<StickyHeadingHandle>(null);
  const place = useJoinedRef(frame, ref);
  useEffect(() => {
    const { current } = frame;
    if (!isLiftable || current === null) return undefined;
    // Whether a touch scrolls is decided by the listeners that are there when it begins: it lets every other touch pass.
    const hold = (event: TouchEvent) => {
      if (event.cancelable && current.querySelector('[data-dragging]')) event.preventDefault();
    };
    current.addEventListener('touchmove', hold, { passive: false });
    return () => current.removeEventListener('touchmove', hold);
  }, [isLiftable]);

  // Rows hold plain links: one listener here instead of the router's machinery in every row.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const isMeant = opensOn === 'title' ? target?.closest('a') : target?.closest(controls) === null;
    const item = items.find((one) => getKey(one) === key);
    if (!isMeant || key === undefined || item === undefined || isHeading?.(item) || opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(key);
  };
  const given = {
    ...(handleRef !== undefined && { handleRef }),
    ...(identityOf && { identityOf }),
    ...(isHeading && { isHeading }),
    ...(onRowKeyDown && { onRowKeyDown }),
  };
  return (
    <Frame
      ref={place}
      {...(variant === 'card' && { as: 'section', 'aria-label': label })}
      data-variant={variant}
      data-selecting={isSelecting || undefined}
      data-short={items.length <= shortList || undefined}
      style={{ '--qd-list-rows': `${items.length * rowHeight + 2}px`, ...style }}
      {...rest}
    >
      <VirtualList
        aria-label={label}
        items={items}
        getKey={getKey}
        rowHeight={rowHeight}
        renderRow={renderRow}
        selection={selection}
        onSelectionChange={onSelectionChange}
        openKey={openKey ?? null}
        onOpen={onOpen}
        onMove={onMove}
        onClick={handleClick}
        onScroll={(event) => sticky.current?.follow(event.currentTarget.scrollTop)}
        hasSingleKeys={hasSingleKeys}
        {...given}
      />
      {hasStickyHeadings && isHeading ? (
        <StickyHeading ref={sticky} items={items} isHeading={isHeading} rowHeight={rowHeight} renderRow={renderRow} />
      ) : null}
    </Frame>
  );
}
