import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { useJoinedRef } from '../refs';
import { columnWidthFor, placeCards } from './placeCards';
import { useCardHeights } from './useCardHeights';
import { useFocusPassedOn } from './useFocusPassedOn';
import { useVisibleRange } from './useVisibleRange';

export interface MasonryProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'role'> {
  'aria-label': string;
  /** Cards in the order in which they are read; unique by their key. */
  items: readonly T[];
  /** What stays the same of a card, also when its record gets another id. Must be the same function between renders. */
  getKey: (item: T) => string;
  /** A card. Its first link or button is what has the focus when arrow keys reach the card. */
  renderItem: (item: T) => ReactNode;
  /** About how high a card will be, in CSS pixels, until it is there to be measured. Must be the same function between renders. */
  estimateHeight: (item: T, columnWidth: number) => number;
  /** Least width of a column in CSS pixels; there are as many as there is room for. @default 280 */
  minColumnWidth?: number;
  /** Between columns and between cards, in CSS pixels. @default 16 */
  gap?: number;
  /** What the cards scroll in. @default the page */
  scroller?: RefObject<HTMLElement | null>;
  /** The card whose record is open over the list: the focus returns to it, or goes on where it is deleted meanwhile. @default null */
  openKey?: string | null;
  /** Keys on the control of a card that the list has no use for. What is prevented here goes no further. */
  onCardKeyDown?: (event: KeyboardEvent, item: T) => void;
}

/**
 * Cards of different heights in columns, in the order in which they are read: each next one stands in the shortest column.
 * Only those near the window are mounted. Arrow keys, Home and End go from card to card.
 */
export function Masonry<T>({
  ref,
  items,
  getKey,
  renderItem,
  estimateHeight,
  minColumnWidth = 280,
  gap = 16,
  scroller,
  openKey = null,
  onCardKeyDown,
  onKeyDown,
  onFocus,
  style,
  ...rest
}: MasonryProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const joinedRef = useJoinedRef(list, ref);
  const { width, from, to } = useVisibleRange(list, scroller);
  const { heights, measure } = useCardHeights();
  // The focused card stays mounted wherever the list is scrolled.
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  /** A new object each time: the same card may be wanted again. */
  const [wanted, setWanted] = useState<{ key: string } | null>(null);
  const [want] = useState(() => (key: string) => setWanted({ key }));
  const keys = useMemo(() => items.map(getKey), [items, getKey]);
  const hold = useFocusPassedOn(keys, openKey, want);

  const placed = useMemo(() => {
    const columns = { minWidth: minColumnWidth, gap };
    const columnWidth = columnWidthFor(width, columns);
    const allHeights = items.map((item) => heights.get(getKey(item)) ?? estimateHeight(item, columnWidth));
    return { ...placeCards(allHeights, width, columns), heights: allHeights };
  }, [items, heights, width, getKey, estimateHeight, minColumnWidth, gap]);

  useEffect(() => {
    if (wanted === null) return;
    controlOf(list.current?.querySelector(`[data-key="${CSS.escape(wanted.key)}"]`))?.focus();
  }, [wanted]);

  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    onKeyDown?.(event);
    const card = cardOf(event.target);
    const at = card ? keys.indexOf(card.dataset['key'] ?? '') : -1;
    const item = items[at];
    if (item === undefined || event.target !== controlOf(card) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // Left leads on where the columns begin at the right.
    const toEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const ways: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + toEnd,
      ArrowUp: at - 1,
      ArrowLeft: at - toEnd,
      Home: 0,
      End: items.length - 1,
    };
    const way = ways[event.key];
    if (way === undefined) onCardKeyDown?.(event, item);
    else {
      const next = keys[way];
      if (next !== undefined) want(next);
      event.preventDefault();
    }
    if (event.defaultPrevented) event.stopPropagation();
  };

  return (
    <List
      {...rest}
      ref={joinedRef}
      role="list"
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        onFocus?.(event);
        const key = cardOf(event.target)?.dataset['key'];
        if (key === undefined) return;
        setFocusedKey(key);
        hold(key);
      }}
      style={{ '--qd-masonry-block-size': `${placed.height}px`, ...style }}
    >
      {width === 0
        ? null
        : items.map((item, index) => {
            const { left, top } = placed.cards[index] ?? { left: 0, top: 0 };
            const key = keys[index] ?? '';
            const isNear = top + (placed.heights[index] ?? 0) > from && top < to;
            if (!isNear && key !== focusedKey && key !== wanted?.key) return null;
            return (
              <li
                key={key}
                ref={measure}
                data-key={key}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: placed.columnWidth }}
              >
                {renderItem(item)}
              </li>
            );
          })}
    </List>
  );
}

const cardOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('li[aria-posinset]') : null;

/** What has the focus for a card. */
const controlOf = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('a[href], button');

const List = styled.ul`
  position: relative;
  block-size: var(--qd-masonry-block-size);
  & > li {
    position: absolute;
  }
  @media print {
    block-size: auto;
    & > li {
      position: static;
      break-inside: avoid;
    }
  }
`;
