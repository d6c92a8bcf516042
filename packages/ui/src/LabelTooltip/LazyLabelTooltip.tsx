import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { LabelTooltipProps } from './LabelTooltip';

// Positioning costs more than the button itself, and the first screen needs none of it: the code comes
// with the first hover or focus. A CSS-only tooltip would cost nothing but be cut off by scrolling panes.
const LabelTooltip = lazy(() => import('./LabelTooltip').then((module) => ({ default: module.LabelTooltip })));

export type LazyLabelTooltipProps = Omit<LabelTooltipProps, 'anchorRef'>;

/** Lies over the button it is placed in and shows `label` beside it. */
export function LazyLabelTooltip(props: LazyLabelTooltipProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && (props.isHovered || props.isFocusVisible)) setLoaded(true);
  return (
    <>
      <Anchor ref={anchorRef} aria-hidden />
      {isLoaded ? (
        <Suspense fallback={null}>
          <LabelTooltip anchorRef={anchorRef} {...props} />
        </Suspense>
      ) : null}
    </>
  );
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
