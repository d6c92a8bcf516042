import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { isGroup, type BacklogRow } from '../model/backlogRows';
import { Sticky } from './BacklogList.styles';
import { GroupRow } from './GroupRow';

export interface StickyHeadHandle {
  /** Says how far the list is scrolled, in CSS pixels. */
  follow: (scrollTop: number) => void;
}

export interface StickyHeadProps {
  ref: Ref<StickyHeadHandle>;
  rows: readonly BacklogRow[];
  rowHeight: number;
}

/** Keeps the head of the group in sight whose rows are. It repeats a row of the list, so ears and keys pass it over. */
export function StickyHead({ ref, rows, rowHeight }: StickyHeadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [isScrolled, setScrolled] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      follow: (scrollTop) => {
        const index = Math.floor(scrollTop / rowHeight);
        // React draws again only when another group comes; the push of the next head is the browser's.
        setTop(rows.findLastIndex((row, at) => at <= index && isGroup(row)));
        setScrolled(scrollTop > 0);
        const next = rows[index + 1];
        const push = next !== undefined && isGroup(next) ? scrollTop % rowHeight : 0;
        if (frame.current) frame.current.style.translate = push === 0 ? '' : `0 ${-push}px`;
      },
    }),
    [rows, rowHeight],
  );
  const group = rows[top];
  if (!isScrolled || group === undefined || !isGroup(group)) return null;
  return (
    <Sticky ref={frame} aria-hidden style={{ blockSize: rowHeight }}>
      <GroupRow group={group} />
    </Sticky>
  );
}
