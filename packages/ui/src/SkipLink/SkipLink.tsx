import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the content's region; it should have `tabIndex={-1}`. @default 'content' */
  target?: string;
}

/** The page's first stop of the Tab key: leads past the navigation. Seen only while it has the focus. */
export function SkipLink({ target = 'content', children, ...rest }: SkipLinkProps) {
  const messages = useKitMessages();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const content = document.getElementById(target);
    if (!content) return;
    // The address is the router's; the focus is moved by hand.
    event.preventDefault();
    content.focus({ preventScroll: true });
    content.scrollIntoView({ block: 'start' });
  };
  return (
    <Jump {...rest} href={`#${target}`} onClick={handleClick}>
      {children ?? messages.skipToContent}
    </Jump>
  );
}

const Jump = styled.a`
  position: fixed;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  z-index: ${token('layer.skip-link')};
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('control.lg')};
  padding-inline: ${token('control-padding.lg')};
  border-radius: ${token('radius.md')};
  color: ${token('text.inverse')};
  background: ${token('surface.inverse')};
  box-shadow: ${token('elevation.3')};
  text-decoration: none;
  ${type('body-medium')}
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;
