import {
  memo,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useFocusLeftBehind } from '../keptFocus';
import { useJoinedRef } from '../refs';
import { listActionOf, type ListAction } from './listKeys';
import { extendTo, toggleKey, type ListSelection } from './listSelection';
import { useRowFocus } from './useRowFocus';
import { RowDrag, useRowLift } from './useRowLift';
import { useRowWindow } from './useRowWindow';
import { Rows, Scroller } from './VirtualList.styles';

export interface VirtualListHandle {
  /** Brings a row into view and gives it the focus. */
  focusRow: (key: string) => void;
  /** Brings a row into view, whose own control takes the focus. */
  showRow: (key: string) => void;
}

export interface VirtualListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the list can be asked for. */
  handleRef?: Ref<VirtualListHandle>;
  'aria-label': string;
  /** Rows in order; unique by their key. */
  items: readonly T[];
  /** Must be the same function between renders. */
  getKey: (item: T) => string;
  /**
   * What stays the same of a row whose key changes, such as that of a record which gets another id when it is saved: the
   * row keeps its focus, its selection and its elements. Must be the same function between renders. @default the key
   */
  identityOf?: (key: string) => string;
  /** Height of every row in CSS pixels. */
  rowHeight: number;
  /**
   * The one cell of a row, an element of its height with `role="gridcell"`. Must be the same function between renders: a
   * row is drawn again only when its item or its state changes. Controls inside take `tabIndex={-1}`: arrows reach them.
   */
  renderRow: (item: T) => ReactNode;
  selection: ListSelection;
  onSelectionChange: (selection: ListSelection) => void;
  /** Row whose record is open beside the list. */
  openKey?: string | null;
  /** Enter on a row. */
  onOpen: (key: string) => void;
  /** Rows (in list order) are to stand at `to`, an index in the resulting list. Without it nothing can be moved. */
  onMove?: ((keys: string[], to: number) => void) | undefined;
  /** Whether a row heads those below it: what is dropped anywhere on it falls below it. */
  isHeading?: (item: T) => boolean;
  /** Keys that the list itself has no use for; `key` is the row's. */
  onRowKeyDown?: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  /** Single-letter keys j, k and x; arrows always work. @default true */
  hasSingleKeys?: boolean;
}

/** A row that is to have the focus as soon as it is there. */
interface WantedFocus {
  key: string;
  /** What had the focus then: whoever went elsewhere since stays there. */
  from: Element | null;
  /** A row that is moved stays wanted: each change of the order may take it out of the page for a moment. */
  isMoving: boolean;
}

const sameKey = (key: string) => key;

const rowIn = (list: HTMLElement | null, key: string | undefined) =>
  key === undefined ? null : list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** The list scrolls by itself (`show`); the page does where the list reaches below the window or a bar that is docked there. */
function focusInSight(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]');

/** A list of any length as a grid of one column: only what is in view is mounted. `listKeys` says what its keys do. */
export function VirtualList<T>({
  ref: outer,
  handleRef,
  items,
  getKey,
  identityOf = sameKey,
  rowHeight,
  renderRow,
  selection,
  onSelectionChange,
  openKey = null,
  onOpen,
  onMove,
  isHeading,
  onRowKeyDown,
  hasSingleKeys = true,
  ...rest
}: VirtualListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  const ref = useJoinedRef(scroller, outer);
  const [active, setActive] = useState<string | null>(null);
  const keys = useMemo(() => items.map(getKey), [items, getKey]);
  const identities = useMemo(() => keys.map(identityOf), [keys, identityOf]);
  const indexOf = useCallback((key: string) => identities.indexOf(identityOf(key)), [identities, identityOf]);
  const activeIndex = useMemo(() => {
    const found = [active, openKey].map((key) => (key === null ? -1 : indexOf(key)));
    return found.find((index) => index >= 0) ?? (keys.length > 0 ? 0 : -1);
  }, [active, openKey, keys, indexOf]);
  const activeKey = keys[activeIndex] ?? null;
  const wanted = useRef<WantedFocus | null>(null);

  const { indexes, show } = useRowWindow({ scroller, count: items.length, rowHeight, keptIndex: activeIndex });

  const focusRow = useCallback(
    (key: string) => {
      const from = document.activeElement;
      setActive(key);
      const index = indexOf(key);
      if (index >= 0) show(index);
      const row = rowIn(scroller.current, keys[index]);
      if (row) focusInSight(row);
      wanted.current = row ? null : { key, from, isMoving: false };
    },
    [keys, indexOf, show],
  );
  const showRow = useCallback(
    (key: string) => {
      setActive(key);
      const index = indexOf(key);
      if (index >= 0) show(index);
    },
    [indexOf, show],
  );
  useImperativeHandle(handleRef, () => ({ focusRow, showRow }), [focusRow, showRow]);

  // A row that is to have the focus may be mounted, or moved in the page, only now.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { key, from, isMoving } = wanted.current;
    const { activeElement } = document;
    const isFree = activeElement === document.body || scroller.current?.contains(activeElement);
    const row = rowIn(scroller.current, keys[indexOf(key)]);
    if (activeElement !== from && !isFree) wanted.current = null;
    else if (row) {
      if (!isMoving) wanted.current = null;
      focusInSight(row);
    }
  });

  useRowFocus(scroller, keys, indexOf, focusRow);
  useFocusLeftBehind();

  const selected = useMemo(() => new Set([...selection.keys].map(identityOf)), [selection, identityOf]);
  const isSelected = (key: string) => selected.has(identityOf(key));
  const movedKeys = (key: string) => (isSelected(key) ? keys.filter(isSelected) : [key]);
  const move = (key: string, gap: number) => {
    const moved = movedKeys(key);
    const before = moved.filter((other) => keys.indexOf(other) < gap).length;
    onMove?.(moved, gap - before);
  };
  const { lift, putDown, handlePointerDown } = useRowLift(scroller, onMove !== undefined);
  const drop = (from: number, gap: number) => {
    const key = keys[from];
    if (key !== undefined && gap !== from && gap !== from + 1) {
      move(key, gap);
      // The keys go on where the pointer has left the row.
      setActive(key);
      wanted.current = { key, from: document.activeElement, isMoving: true };
    }
    putDown();
  };

  const goToRow = (index: number, isExtending: boolean) => {
    const key = keys[Math.max(0, Math.min(index, keys.length - 1))];
    if (key === undefined) return;
    if (isExtending) {
      const start = selection.anchor === null && activeKey !== null ? { ...selection, anchor: activeKey } : selection;
      onSelectionChange(extendTo(start, keys, key));
    }
    focusRow(key);
  };

  const moveByKey = (key: string, step: -1 | 1) => {
    const moved = movedKeys(key).map((other) => keys.indexOf(other));
    const [first = 0, last = 0] = [moved[0], moved.at(-1)];
    const to = step < 0 ? first - 1 : last + 2 - moved.length;
    if (to < 0 || to > keys.length - moved.length) return;
    onMove?.(
      moved.map((index) => keys[index] ?? ''),
      to,
    );
    wanted.current = { key, from: document.activeElement, isMoving: true };
  };

  /** @returns whether the action meant something here and now. */
  const run = (action: ListAction, event: KeyboardEvent<HTMLElement>, row: string): boolean => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const goTo = (index: number) => goToRow(index, event.shiftKey);
    switch (action) {
      case 'next':
        goTo(activeIndex + 1);
        break;
      case 'previous':
        goTo(activeIndex - 1);
        break;
      case 'pageDown':
        goTo(activeIndex + page);
        break;
      case 'pageUp':
        goTo(activeIndex - page);
        break;
      case 'first':
        goTo(0);
        break;
      case 'last':
        goTo(keys.length - 1);
        break;
      case 'controls':
        return walkControls(event);
      case 'open':
        if (!isRow(event.target)) return false;
        onOpen(row);
        break;
      case 'select':
        onSelectionChange(toggleKey(selection, row));
        break;
      case 'selectAll':
        onSelectionChange({ keys: new Set(keys), anchor: row });
        break;
      case 'clear':
        if (selection.keys.size === 0) return false;
        onSelectionChange({ keys: new Set(), anchor: null });
        event.stopPropagation();
        break;
      case 'moveUp':
      case 'moveDown':
        // Where nothing can be moved the keys do nothing either: the browser would scroll.
        if (onMove) moveByKey(row, action === 'moveUp' ? -1 : 1);
        break;
    }
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (activeKey === null || isTyping(event.target)) return;
    const action = listActionOf(event, hasSingleKeys);
    if (action !== undefined && run(action, event, activeKey)) event.preventDefault();
    else if (!event.altKey) onRowKeyDown?.(event, activeKey);
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset['key'];
    if (key === undefined) return;
    setActive(key);
    if (wanted.current && identityOf(key) !== identityOf(wanted.current.key)) wanted.current = null;
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const key =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
    if (key === undefined) return;
    if (event.ctrlKey || event.metaKey) onSelectionChange(toggleKey(selection, key));
    else if (event.shiftKey) onSelectionChange(extendTo(selection, keys, key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const lifted = lift ? items[lift.index] : undefined;
  const liftedCount = lifted === undefined ? 0 : movedKeys(getKey(lifted)).length;

  return (
    <Scroller
      ref={ref}
      role="grid"
      aria-multiselectable
      aria-rowcount={items.length}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClickCapture={handleClick}
      onPointerDown={handlePointerDown}
      data-dragging={lift ? true : undefined}
      {...rest}
    >
      <Rows role="presentation" style={{ '--qd-row-block-size': `${rowHeight}px`, '--qd-row-count': items.length }}>
        {indexes.map((index) => {
          const item = items[index];
          const itemKey = keys[index];
          if (item === undefined || itemKey === undefined) return null;
          return (
            <div
              key={identities[index]}
              role="row"
              aria-rowindex={index + 1}
              aria-selected={isSelected(itemKey)}
              tabIndex={itemKey === activeKey ? 0 : -1}
              data-key={itemKey}
              data-index={index}
              data-open={(openKey !== null && identities[index] === identityOf(openKey)) || undefined}
              data-lifted={lift?.index === index || undefined}
              style={placeOf(index)}
            >
              <Cell item={item} renderRow={renderRow} />
            </div>
          );
        })}
        {lift && lifted !== undefined ? (
          <RowDrag
            scroller={scroller}
            rowHeight={rowHeight}
            count={items.length}
            isHeading={
              isHeading &&
              ((index) => {
                const item = items[index];
                return item !== undefined && isHeading(item);
              })
            }
            pointer={lift.pointer}
            onDrop={(gap) => drop(lift.index, gap)}
            onCancel={putDown}
          >
            {renderRow(lifted)}
            {liftedCount > 1 ? <b>{liftedCount}</b> : null}
          </RowDrag>
        ) : null}
      </Rows>
    </Scroller>
  );
}

/** Its style makes a distance of it: rows have one height. */
const placeOf = (index: number): CSSProperties & Record<`--${string}`, number> => ({ '--qd-row-index': index });

const isRow = (target: EventTarget) => target instanceof HTMLElement && target.role === 'row';

/** Moves the focus from the row through its controls and back. @returns false when there is nowhere to go. */
function walkControls(event: KeyboardEvent<HTMLElement>): boolean {
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="row"]') : null;
  if (!row) return false;
  const stops = [row, ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')];
  const forward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr');
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (forward ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}

interface CellProps<T> {
  item: T;
  renderRow: (item: T) => ReactNode;
}

const Cell = memo(function Cell<T>({ item, renderRow }: CellProps<T>) {
  return renderRow(item);
}) as <T>(props: CellProps<T>) => ReactNode;
