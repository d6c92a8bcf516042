import { useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LabelTooltipProps } from './LabelTooltip';

let loaded: ComponentType<LabelTooltipProps> | undefined;

// Positioning costs more than the button itself, and the first screen needs none of it: the code comes
// with the first hover or focus. A CSS-only tooltip would cost nothing but be cut off by scrolling panes.
async function loadLabelTooltip(): Promise<ComponentType<LabelTooltipProps>> {
  loaded ??= (await import('./LabelTooltip')).LabelTooltip;
  return loaded;
}

export type LazyLabelTooltipProps = Omit<LabelTooltipProps, 'anchorRef'>;

/** Lies over the button it is placed in and shows `label` beside it. Where its code does not load, the button goes on. */
export function LazyLabelTooltip(props: LazyLabelTooltipProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const [LabelTooltip, setLabelTooltip] = useState<ComponentType<LabelTooltipProps>>();
  const isWanted = LabelTooltip === undefined && (props.isHovered || props.isFocusVisible);
  useEffect(() => {
    if (!isWanted) return;
    // The button has its name without the tooltip as well; the next hover asks again.
    loadLabelTooltip().then(
      (component) => setLabelTooltip(() => component),
      () => undefined,
    );
  }, [isWanted]);
  return (
    <>
      <Anchor ref={anchorRef} aria-hidden />
      {LabelTooltip === undefined ? null : <LabelTooltip anchorRef={anchorRef} {...props} />}
    </>
  );
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
