import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { useKeptFocus } from '../keptFocus';
import { token, type } from '../tokens';
import { pageList } from './pageList';
import { PageSize } from './PageSize';

export interface PaginationWords {
  previous: string;
  next: string;
  /** Name of a page's button: "Page 3". */
  page: (page: number) => string;
  /** Before the choice of a page's length: "Rows per page". */
  pageSize?: string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** Names the landmark, such as "Pages of products". */
  'aria-label': string;
  /** From 1. */
  page: number;
  /** How many there are; 1 or more. */
  pageCount: number;
  onChange: (page: number) => void;
  /** What is in sight, such as "1–10 of 68". */
  rangeText: string;
  words: PaginationWords;
  /** `compact` has no list of pages. @default 'full' */
  variant?: 'full' | 'compact';
  /** Rows of a page; with `onPageSizeChange` and `words.pageSize` it can be chosen. */
  pageSize?: number;
  /** Lengths to choose from. @default 10, 25, 50 and 100 */
  pageSizes?: readonly number[];
  /** The owner sets the page too, so that the first row in sight stays in sight. */
  onPageSizeChange?: (pageSize: number) => void;
}

const usualSizes = [10, 25, 50, 100];

/** Goes from page to page of a long list. The focus stays on the button that was pressed. */
export function Pagination({
  page,
  pageCount,
  onChange,
  rangeText,
  words,
  variant = 'full',
  pageSize,
  pageSizes = usualSizes,
  onPageSizeChange,
  ...rest
}: PaginationProps) {
  const { before, after, notePress } = useKeptFocus(page <= 1, page >= pageCount);
  const go = (way: 'before' | 'after') => {
    notePress(way);
    onChange(way === 'before' ? page - 1 : page + 1);
  };
  return (
    <Frame {...rest}>
      {pageSize !== undefined && onPageSizeChange && words.pageSize !== undefined ? (
        <PageSize label={words.pageSize} value={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
      ) : null}
      <span data-part="range">{rangeText}</span>
      <IconButton
        ref={before}
        icon={ChevronLeft}
        isDirectional
        label={words.previous}
        isDisabled={page <= 1}
        onPress={() => go('before')}
      />
      {variant === 'full' ? (
        <Pages>
          {pageList(page, pageCount).map((item, index) =>
            item === null ? (
              // Gaps differ in nothing but their place.
              <li key={`gap-${index}`} data-part="gap">
                …
              </li>
            ) : (
              <li key={item}>
                <button
                  type="button"
                  aria-label={words.page(item)}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => onChange(item)}
                >
                  {item}
                </button>
              </li>
            ),
          )}
        </Pages>
      ) : null}
      <IconButton
        ref={after}
        icon={ChevronRight}
        isDirectional
        label={words.next}
        isDisabled={page >= pageCount}
        onPress={() => go('after')}
      />
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('text.secondary')};
  ${type('small')}
  font-variant-numeric: tabular-nums;
  & > [data-part='range'] {
    margin-inline-end: ${token('space.2')};
  }
`;

const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.0-5')};
  & > [data-part='gap'] {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
  }
  & button {
    min-inline-size: ${token('control.md')};
    min-block-size: ${token('control.md')};
    padding: 0 ${token('space.1')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  @media (hover: hover) {
    & button:hover {
      background: ${token('fill.hover')};
      color: ${token('text.primary')};
    }
  }
  & button:active {
    background: ${token('fill.pressed')};
  }
  & button:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & [aria-current] {
    background: ${token('fill.selected')};
    color: ${token('text.accent-strong')};
    font-weight: ${token('weight.medium')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
