import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { token } from '../tokens';

export interface ArrowsProps {
  list: RefObject<HTMLElement | null>;
}

/** Scroll a row of tabs that is too long. For pointers only: the arrow keys bring every tab into sight. */
export function Arrows({ list }: ArrowsProps) {
  const scroll = (towards: 1 | -1) => {
    const { current } = list;
    if (!current) return;
    const forwards = current.matches(':dir(rtl)') ? -1 : 1;
    current.scrollBy({ left: towards * forwards * current.clientWidth * 0.8 });
  };
  return (
    <>
      <Arrow type="button" tabIndex={-1} aria-hidden data-part="before" onClick={() => scroll(-1)}>
        <Icon icon={ChevronLeft} size="sm" isDirectional />
      </Arrow>
      <Arrow type="button" tabIndex={-1} aria-hidden data-part="after" onClick={() => scroll(1)}>
        <Icon icon={ChevronRight} size="sm" isDirectional />
      </Arrow>
    </>
  );
}

const Arrow = styled.button`
  position: absolute;
  inset-block: 0;
  display: none;
  place-items: center;
  inline-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &[data-part='before'] {
    inset-inline-start: 0;
  }
  &[data-part='after'] {
    inset-inline-end: 0;
  }
  [data-before] ~ &[data-part='before'],
  [data-after] ~ &[data-part='after'] {
    display: grid;
  }
  [data-orientation='vertical'] ~ && {
    display: none;
  }
  @media (hover: hover) {
    &:hover {
      color: ${token('text.primary')};
    }
  }
`;
