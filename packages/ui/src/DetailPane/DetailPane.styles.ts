import { css, styled } from 'styled-components';
import { below, token } from '../tokens';

/** The width of the kit's drawer of size `md`, in CSS pixels. The drawer itself is what may not be there yet. */
const width = 440;

const column = css`
  display: flex;
  flex-direction: column;
  color: ${token('text.primary')};
`;

/** The box of the drawer beside the list. */
export const Beside = styled.section`
  ${column}
  flex: none;
  inline-size: ${width}px;
  min-block-size: 0;
  background: ${token('surface.card')};
  border-inline-start: 1px solid ${token('border.subtle')};
`;

/** The box of the drawer over the list; on phones the whole screen. */
export const Over = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: min(${width}px, 100%);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('surface.overlay')};
  color: inherit;
  box-shadow: ${token('elevation.4')};
  &::backdrop {
    background: ${token('overlay.scrim')};
  }
  & > div {
    ${column}
    block-size: 100%;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  ${below('sm')} {
    inline-size: 100%;
  }
  @media (forced-colors: active) {
    border-inline-start: 1px solid CanvasText;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.1')};
  padding: ${token('space.4')} ${token('space.4')} ${token('space.3')} ${token('space.5')};
  /* As a drawer's head with its buttons and the hairline below, also while there are none. */
  min-block-size: calc(${token('space.4')} + ${token('control.md')} + ${token('space.3')} + 1px);
  box-sizing: border-box;
  & > h2 {
    padding-block: 3px;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')};
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.1')} ${token('space.5')} ${token('space.5')};
  ${below('sm')} {
    padding-inline: ${token('space.4')};
  }
`;
