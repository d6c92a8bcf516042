import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { VirtualListProps } from '../VirtualList';
import { Sticky } from './RecordList.styles';

export interface StickyHeadingHandle {
  /** Says how far the list is scrolled, in CSS pixels. */
  follow: (scrollTop: number) => void;
}

interface StickyHeadingProps<T> extends Pick<VirtualListProps<T>, 'items' | 'rowHeight' | 'renderRow'> {
  ref: Ref<StickyHeadingHandle>;
  isHeading: (item: T) => boolean;
}

/** Keeps the heading in sight whose rows are. It repeats a row of the list, so ears and keys pass it over. */
export function StickyHeading<T>({ ref, items, isHeading, rowHeight, renderRow }: StickyHeadingProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [isScrolled, setScrolled] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      follow: (scrollTop) => {
        const index = Math.floor(scrollTop / rowHeight);
        // React draws again only when another group comes; the push of the next heading is the browser's.
        setTop(items.findLastIndex((item, at) => at <= index && isHeading(item)));
        setScrolled(scrollTop > 0);
        const next = items[index + 1];
        const push = next !== undefined && isHeading(next) ? scrollTop % rowHeight : 0;
        if (frame.current) frame.current.style.translate = push === 0 ? '' : `0 ${-push}px`;
      },
    }),
    [items, isHeading, rowHeight],
  );
  const heading = items[top];
  if (!isScrolled || heading === undefined || !isHeading(heading)) return null;
  return (
    <Sticky ref={frame} aria-hidden style={{ blockSize: rowHeight }}>
      {renderRow(heading)}
    </Sticky>
  );
}
