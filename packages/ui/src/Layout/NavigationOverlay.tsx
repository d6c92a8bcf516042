import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { breakpoints, token } from '../tokens';

export interface NavigationOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * The navigation over the page. The browser's own modal dialog keeps the focus in, makes the
 * page behind inert, closes on Escape and gives the focus back to the toggle.
 */
export function NavigationOverlay({ isOpen, onOpenChange, children }: NavigationOverlayProps) {
  const messages = useKitMessages();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    // From md up the navigation stands beside the content: the overlay ends once, and nothing reopens it.
    const beside = matchMedia(`(min-width:${breakpoints.md}px)`);
    const close = () => {
      if (beside.matches) onOpenChange(false);
    };
    beside.addEventListener('change', close);
    return () => beside.removeEventListener('change', close);
  }, [onOpenChange]);

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isScrim = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isScrim || isLink) onOpenChange(false);
  };

  return (
    <Sheet ref={dialog} aria-label={messages.mainNavigation} onClose={() => onOpenChange(false)} onClick={handleClick}>
      {isOpen ? <nav aria-label={messages.mainNavigation}>{children}</nav> : null}
    </Sheet>
  );
}

const enter = keyframes`from { translate: -24px 0; opacity: 0; }`;
const fade = keyframes`from { opacity: 0; }`;

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  margin: 0;
  padding: 0;
  border: 0;
  inline-size: min(${token('nav.overlay')}, calc(100vw - 56px));
  block-size: 100dvh;
  max-block-size: none;
  max-inline-size: none;
  background: ${token('surface.canvas')};
  color: ${token('text.primary')};
  box-shadow: ${token('elevation.5')};
  &:dir(rtl) {
    inset: 0 0 0 auto;
  }
  &[open] {
    animation: ${enter} ${token('duration.moderate')} ${token('easing.enter')};
  }
  &::backdrop {
    background: ${token('overlay.scrim')};
    animation: ${fade} ${token('duration.moderate')} ${token('easing.enter')};
  }
  & > nav {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    padding-block-end: env(safe-area-inset-bottom);
  }
`;
