import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { useScrollEdges } from './useScrollEdges';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  children: ReactNode;
  /** Names the region; read when it is a stop of the Tab key. */
  label: string;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Fades 24 px at the edges where more follows. @default true */
  hasFades?: boolean;
}

/** Scrolls natively with a thin bar, fades at its edges, and can always be scrolled by keys. */
export function ScrollArea({
  children,
  label,
  orientation = 'vertical',
  hasFades = true,
  ref: outer,
  ...rest
}: ScrollAreaProps) {
  const { ref, isStop } = useScrollEdges(outer);
  const stop = isStop ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <Area ref={ref} data-orientation={orientation} data-fades={hasFades ? '' : undefined} {...stop} {...rest}>
      {children}
    </Area>
  );
}

const Area = styled.div`
  --qd-fade-before: 0px;
  --qd-fade-after: 0px;
  --qd-fade-towards: to bottom;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  min-inline-size: 0;
  min-block-size: 0;
  &[data-orientation='horizontal'] {
    --qd-fade-towards: to right;
    overflow: auto hidden;
    &:dir(rtl) {
      --qd-fade-towards: to left;
    }
  }
  &[data-fades] {
    mask-image: linear-gradient(
      var(--qd-fade-towards),
      transparent,
      black var(--qd-fade-before),
      black calc(100% - var(--qd-fade-after)),
      transparent
    );
  }
  &[data-before] {
    --qd-fade-before: 24px;
  }
  &[data-after] {
    --qd-fade-after: 24px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[data-fades] {
      mask-image: none;
    }
  }
`;
