import { useCallback, useEffect, useState, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { docked } from '../dock';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { fillRef } from '../refs';
import { from, token, type } from '../tokens';

export interface FloatingActionButtonProps extends Omit<ButtonElementProps, 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: IconComponent;
  /** What scrolls below it. @default the page */
  scrollRef?: RefObject<HTMLElement | null>;
}

/**
 * The main action of a phone screen, above the bottom bar and the safe area (`--qd-bottom-bar` is the
 * height of the bar). While scrolling down it shrinks to its icon. Give the content 88 px at its end, so
 * that the last row can be scrolled out from below it. From sm up it is not there.
 */
export function FloatingActionButton({ ref, label, icon, scrollRef, ...rest }: FloatingActionButtonProps) {
  const isCollapsed = useScrollsDown(scrollRef);
  const frame = useCallback(
    (button: HTMLButtonElement) => {
      const letGo = fillRef(ref, button);
      const release = docked(button);
      return () => {
        release?.();
        letGo();
      };
    },
    [ref],
  );
  return (
    <Frame ref={frame} aria-label={label} data-collapsed={isCollapsed || undefined} {...rest}>
      <Icon icon={icon} size="xl" />
      <span data-part="label">
        <span>{label}</span>
      </span>
    </Frame>
  );
}

/** A shaking finger is no change of direction. */
const tolerancePx = 8;

function useScrollsDown(scrollRef: RefObject<HTMLElement | null> | undefined): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const element = scrollRef?.current;
    const target = element ?? document;
    let before = element?.scrollTop ?? window.scrollY;
    const follow = () => {
      const now = element?.scrollTop ?? window.scrollY;
      if (Math.abs(now - before) < tolerancePx) return;
      setDown(now > before);
      before = now;
    };
    target.addEventListener('scroll', follow, { passive: true });
    return () => target.removeEventListener('scroll', follow);
  }, [scrollRef]);
  return isDown;
}

const Frame = styled(ButtonElement)`
  position: fixed;
  z-index: ${token('layer.sticky')};
  inset-block-end: calc(${token('space.4')} + var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
  inset-inline-end: ${token('space.4')};
  display: inline-flex;
  align-items: center;
  min-inline-size: 56px;
  block-size: 56px;
  padding-inline: ${token('space.4')};
  border: 0;
  border-radius: 18px;
  background: ${token('accent.solid')};
  color: ${token('accent.on-solid')};
  box-shadow: ${token('elevation.3')};
  ${type('body-medium')}
  cursor: pointer;
  &:active {
    background: ${token('accent.solid-pressed')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > [data-part='label'] {
    display: grid;
    grid-template-columns: 1fr;
    padding-inline-start: ${token('space.2')};
    transition:
      grid-template-columns ${token('duration.base')} ${token('easing.standard')},
      padding ${token('duration.base')} ${token('easing.standard')};
  }
  & > [data-part='label'] > span {
    overflow: hidden;
    white-space: nowrap;
  }
  &[data-collapsed] > [data-part='label'] {
    grid-template-columns: 0fr;
    padding-inline-start: 0;
  }
  ${from('sm')} {
    display: none;
  }
  @media print {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-part='label'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
