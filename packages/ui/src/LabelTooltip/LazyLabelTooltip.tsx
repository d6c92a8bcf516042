import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
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
export function LazyLabelTooltip({ isHovered, ...rest }: LazyLabelTooltipProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const hasFocusLeft = useHasFocusLeft(anchorRef, isHovered);
  const props = { ...rest, isHovered: isHovered && !hasFocusLeft };
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

/**
 * Whether the focus has gone on from the element around the anchor while the pointer stayed. Its label goes too: it would
 * take the place of the one where the focus is.
 */
function useHasFocusLeft(anchorRef: RefObject<HTMLElement | null>, isHovered: boolean): boolean {
  const [hasFocusLeft, setFocusLeft] = useState(false);
  useEffect(() => {
    const button = anchorRef.current?.parentElement;
    if (!isHovered || !button) return undefined;
    const leave = ({ relatedTarget }: FocusEvent) => {
      // To another window or to nothing: there is no other label then.
      if (relatedTarget instanceof Node && !button.contains(relatedTarget)) setFocusLeft(true);
    };
    button.addEventListener('focusout', leave);
    return () => {
      button.removeEventListener('focusout', leave);
      setFocusLeft(false);
    };
  }, [anchorRef, isHovered]);
  return hasFocusLeft;
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
