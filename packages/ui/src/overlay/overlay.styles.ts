import { styled } from 'styled-components';
import { below, token, type } from '../tokens';
import { ServerModalOverlay } from './ServerModal';

/** Everything behind a modal. It fades; what lies on it moves. */
export const Scrim = styled(ServerModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('layer.dialog')};
  background: ${token('overlay.scrim')};
  transition: opacity ${token('duration.moderate')} ${token('easing.enter')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-from-server] {
    opacity: 1;
    transition: none;
  }
  &[data-exiting] {
    transition: opacity ${token('duration.base')} ${token('easing.exit')};
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.1')};
  padding: ${token('space.4')} ${token('space.4')} ${token('space.3')} ${token('space.5')};
  ${below('sm')} {
    padding-inline: ${token('space.4')};
  }
`;

export const Titles = styled.div`
  display: grid;
  gap: ${token('space.1')};
  flex: 1;
  min-inline-size: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  color: ${token('text.primary')};
  text-wrap: balance;
  ${type('title-3')}
`;

export const Description = styled.p`
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('body')}
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  padding: ${token('space.1')} ${token('space.5')} ${token('space.5')};
  border-block: 1px solid transparent;
  color: ${token('text.secondary')};
  &[data-before] {
    border-block-start-color: ${token('border.subtle')};
  }
  &[data-after] {
    border-block-end-color: ${token('border.subtle')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.5')} ${token('space.4')};
  ${below('sm')} {
    flex-direction: column-reverse;
    padding-inline: ${token('space.4')};
    padding-block-end: calc(${token('space.4')} + env(safe-area-inset-bottom));
    & > * {
      inline-size: 100%;
    }
  }
`;
