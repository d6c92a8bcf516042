import { styled } from 'styled-components';
import { ServerModal } from '../overlay';
import { below, token, type } from '../tokens';

export const Sheet = styled(ServerModal)`
  position: absolute;
  inset-block-start: 12vh;
  inset-inline: 0;
  display: flex;
  inline-size: min(640px, calc(100% - ${token('space.8')}));
  max-block-size: min(520px, 76vh);
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${token('radius.xl')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.5')};
  transition: scale ${token('duration.base')} ${token('easing.enter')};
  &[data-entering],
  &[data-exiting] {
    scale: 0.98;
  }
  ${below('sm')} {
    inset: 0;
    inline-size: 100%;
    max-block-size: none;
    border-radius: 0;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      scale: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  color: ${token('text.primary')};
  outline: none;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  min-block-size: 56px;
  padding-inline: ${token('space.5')} ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > div {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    flex: 1;
    min-inline-size: 0;
    color: ${token('text.tertiary')};
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    block-size: 55px;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('text.primary')};
    ${type('prose')}
    appearance: none;
  }
  /* The whole bar is the field and the only one: the caret shows where the focus is. */
  & input:focus-visible {
    outline: none;
  }
  & input::placeholder {
    color: ${token('text.tertiary')};
    opacity: 1;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & > [data-part='close'] {
    display: none;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')} ${token('space.3')};
    & > [data-part='close'] {
      display: inline-grid;
    }
  }
`;

export const Notice = styled.p`
  padding: ${token('space.2')} ${token('space.5')};
  border-block-end: 1px solid ${token('border.subtle')};
  color: ${token('text.secondary')};
  ${type('caption')}
`;

export const Empty = styled.p`
  padding: ${token('space.8')} ${token('space.4')};
  text-align: center;
  color: ${token('text.secondary')};
  ${type('body')}
`;
