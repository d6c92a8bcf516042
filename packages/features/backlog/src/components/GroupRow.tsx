import { token, type } from '@quarterdeck/ui/tokens';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { isGroup, type BacklogGroup, type BacklogRow } from '../model/backlogRows';
import { useBacklogList } from './BacklogListContext';

/** The head of a group: its name, how many it has and how long they take. It folds the group away. */
export function GroupRow({ group: { status, count, days, isCollapsed } }: { group: BacklogGroup }) {
  const { words, onCollapse } = useBacklogList();
  return (
    <Head role="gridcell">
      <button
        type="button"
        data-part="fold"
        tabIndex={-1}
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(status)}
      >
        {words.status[status]}
        <span>{words.number(count)}</span>
      </button>
      {days > 0 ? <span data-part="sum">{words.effort(days)}</span> : null}
    </Head>
  );
}

export interface StickyHeadHandle {
  /** Says how far the list is scrolled, in CSS pixels. */
  follow: (scrollTop: number) => void;
}

interface StickyHeadProps {
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

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline-end: ${token('space.4')};
  background: ${token('surface.sunken')};
  [data-scheme='dark'] & {
    /* In the dark what is sunken would be a hole between the rows. */
    background: ${token('surface.overlay')};
  }
  & > [data-part='sum'] {
    color: ${token('text.secondary')};
    white-space: nowrap;
    ${type('small')}
  }
  & > button {
    display: flex;
    align-items: center;
    flex: 1;
    gap: ${token('space.2')};
    align-self: stretch;
    padding: 0;
    padding-inline-start: ${token('space.4')};
    border: 0;
    background: none;
    color: ${token('text.primary')};
    text-align: start;
    cursor: pointer;
    ${type('title-5')}
    & > span {
      color: ${token('text.secondary')};
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
    &::before {
      content: '';
      flex: none;
      inline-size: 6px;
      block-size: 6px;
      margin-inline: 2px ${token('space.1')};
      border: solid ${token('text.secondary')};
      border-width: 0 1.5px 1.5px 0;
      translate: 0 -2px;
      rotate: 45deg;
      transition: rotate ${token('duration.base')} ${token('easing.standard')};
      @media (prefers-reduced-motion: reduce) {
        transition: none;
      }
    }
    &[aria-expanded='false']::before {
      translate: 0 0;
      rotate: -45deg;
    }
    &[aria-expanded='false']:dir(rtl)::before {
      rotate: 135deg;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

/** The head of the group whose rows are at the upper edge, while its own has been scrolled away. */
const Sticky = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer.raised')};
  overflow: hidden;
  border-block-end: 1px solid ${token('border.subtle')};
`;
