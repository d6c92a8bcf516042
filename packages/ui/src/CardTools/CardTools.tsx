import { useState, type ComponentProps, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { useMediaQuery } from '../viewport';

/**
 * Says when the tools of a card are there: while it is pointed at or has the focus, while one of their menus is open, and
 * always where there is no pointer that can rest. A long list mounts them for one card at a time.
 */
export function useCardTools() {
  const hasNoHover = useMediaQuery('(pointer: coarse)');
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return {
    isShown: isPointed || isFocused || isOpen || hasNoHover,
    /** Whether they are always there: then they are one button with a menu. */
    hasNoHover,
    /** Is to hear whether a menu or a dialog of the tools is open. */
    setOpen,
    /** For the card. */
    cardProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

export interface CardToolsProps extends ComponentProps<'div'> {
  'aria-label': string;
}

/** The tools of a card, over its lower corner; where they are always there, over the upper one. The card is positioned. */
export function CardTools(props: CardToolsProps) {
  return <Bar role="group" data-part="tools" {...props} />;
}

const Bar = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: ${token('space.2')};
  inset-inline-end: ${token('space.2')};
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.2')};
  @media (pointer: coarse) {
    /* It is always there: below, it would cover the end of the card. */
    inset-block: ${token('space.2')} auto;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
