import { token, type } from '@quarterdeck/ui/tokens';
import { bulkBarRows, Toolbar } from '@quarterdeck/ui/Toolbar';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

export const Bar = styled(Toolbar)`
  position: absolute;
  z-index: ${token('layer.sticky')};
  inset-block-end: ${token('space.4')};
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: calc(100% - 32px);
  margin-inline: auto;
  flex-wrap: nowrap;
  gap: ${token('space.1')};
  padding: ${token('space.1-5')} ${token('space.2')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  & > b {
    ${type('body-medium')}
    padding-inline: ${token('space.2')};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @container tasks (max-width: 640px) {
    /* A narrow pane. */
    position: static;
    flex: none;
    flex-wrap: wrap;
    justify-content: space-between;
    inline-size: auto;
    max-inline-size: none;
    margin: 0;
    padding: ${token('space.2')} ${token('space.2')} calc(${token('space.2')} + env(safe-area-inset-bottom));
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
