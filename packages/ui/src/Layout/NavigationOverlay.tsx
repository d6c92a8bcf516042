import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { CloseButton } from '../CloseButton';
import { useKitMessages } from '../messages';
import { useModality } from '../overlay/useModality';
import { useReturnOfFocus } from '../overlay/useReturnOfFocus';
import { breakpoints, token } from '../tokens';
import { onHull } from './hull';

export interface NavigationOverlayProps {
  /** @default 'quiet' */
  appearance?: 'quiet' | 'hull';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * The navigation over the page, which is inert meanwhile. It is no modal dialog of the browser's: that would lie over
 * the menus and the search that open from here. Its button, Escape, a link and a press on the scrim close it.
 */
export function NavigationOverlay({ appearance = 'quiet', isOpen, onOpenChange, children }: NavigationOverlayProps) {
  const messages = useKitMessages();
  const sheet = useRef<HTMLDivElement>(null);
  useModality(sheet, isOpen);
  useReturnOfFocus(sheet, isOpen);

  useEffect(() => {
    if (isOpen) sheet.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented) return;
      // Keys of what opened from here are not meant; those of nobody, where the focus went with what had it, are.
      if (target !== document.body && !(target instanceof Node && sheet.current?.contains(target))) return;
      event.preventDefault();
      onOpenChange(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onOpenChange]);

  useEffect(() => {
    // From md up the navigation stands beside the content: the overlay ends once, and nothing reopens it.
    const beside = matchMedia(`(min-width:${breakpoints.md}px)`);
    const close = () => {
      if (beside.matches) onOpenChange(false);
    };
    beside.addEventListener('change', close);
    return () => beside.removeEventListener('change', close);
  }, [onOpenChange]);

  if (!isOpen) return null;

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const isScrim = event.target === event.currentTarget;
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isScrim || isLink) onOpenChange(false);
  };

  return (
    <Scrim role="presentation" onClick={handleClick}>
      <Sheet
        ref={sheet}
        $appearance={appearance}
        role="dialog"
        data-part="navigation"
        aria-modal
        tabIndex={-1}
        aria-label={messages.mainNavigation}
      >
        <nav aria-label={messages.mainNavigation}>{children}</nav>
        {/* There is no Escape on a phone, and who cannot see the scrim cannot press it. */}
        <CloseButton onPress={() => onOpenChange(false)} data-part="close" />
      </Sheet>
    </Scrim>
  );
}

const enter = keyframes`from { translate: -24px 0; opacity: 0; }`;
const fade = keyframes`from { opacity: 0; }`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer.nav-overlay')};
  background: ${token('overlay.scrim')};
  animation: ${fade} ${token('duration.moderate')} ${token('easing.enter')};
`;

const Sheet = styled.div<{ $appearance: 'quiet' | 'hull' }>`
  position: relative;
  inline-size: min(${token('nav.overlay')}, calc(100vw - 56px));
  block-size: 100dvh;
  outline: none;
  background: ${token('surface.canvas')};
  color: ${token('text.primary')};
  ${(p) => p.$appearance === 'hull' && onHull}
  box-shadow: ${token('elevation.5')};
  animation: ${enter} ${token('duration.moderate')} ${token('easing.enter')};
  & > nav {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    padding-block-end: env(safe-area-inset-bottom);
  }
  & > [data-part='close'] {
    position: absolute;
    inset-block-start: calc((${token('header.phone')} - ${token('control.md')}) / 2);
    inset-inline-end: ${token('space.2')};
  }
`;
