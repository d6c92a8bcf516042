import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { byScheme, token, type } from '../tokens';

export interface GroupRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the rows of the group have in common. */
  title: string;
  /** How many there are, written out. */
  count: ReactNode;
  /** What they come to, at the end, such as "3 weeks". @default nothing */
  sum?: ReactNode;
  isCollapsed: boolean;
  /** Shows or hides the rows of the group. */
  onToggle: () => void;
}

/** The head of a group in a `RecordList`: its name, how many it has and what they come to. It folds the group away. */
export function GroupRow({ title, count, sum, isCollapsed, onToggle, ...rest }: GroupRowProps) {
  return (
    <Head role="gridcell" {...rest}>
      <button type="button" data-part="fold" tabIndex={-1} aria-expanded={!isCollapsed} onClick={onToggle}>
        <span data-part="title">{title}</span>
        <span data-part="count">{count}</span>
      </button>
      {sum === undefined ? null : <span data-part="sum">{sum}</span>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline-end: ${token('space.4')};
  /* In the dark what is sunken would be a hole between the rows. */
  background: ${byScheme('surface.sunken', 'surface.overlay')};
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
    min-inline-size: 0;
    padding: 0;
    padding-inline-start: ${token('space.4')};
    overflow: hidden;
    border: 0;
    background: none;
    color: ${token('text.primary')};
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
    ${type('title-5')}
    & > [data-part='title'] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > [data-part='count'] {
      flex: none;
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
