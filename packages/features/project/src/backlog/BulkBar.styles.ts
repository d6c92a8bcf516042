import { below, token, type } from '@quarterdeck/ui/tokens';
import { bulkBarRows, Toolbar } from '@quarterdeck/ui/Toolbar';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

export const Bar = styled(Toolbar)`
  position: sticky;
  z-index: ${token('layer.sticky')};
  inset-block-end: ${token('space.4')};
  inline-size: fit-content;
  max-inline-size: 100%;
  /* Lies over the room that the list leaves for it, and takes none itself. */
  box-sizing: border-box;
  block-size: 52px;
  margin: -64px auto 12px;
  flex-wrap: nowrap;
  gap: ${token('space.1')};
  padding: 0 ${token('space.2')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  & > b {
    padding-inline: ${token('space.2')};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    ${type('body-medium')}
  }
  ${below('sm')} {
    inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
    flex-wrap: wrap;
    block-size: auto;
    justify-content: space-between;
    inline-size: auto;
    max-inline-size: none;
    margin: 0 calc(-1 * ${token('page.gutter')});
    padding: ${token('space.2')};
    border-radius: 0;
    border-block-start: 1px solid ${token('border.default')};
    box-shadow: none;
    ${bulkBarRows}
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  [data-motion='reduce'] & {
    animation: none;
  }
`;
