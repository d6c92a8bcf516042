import { below, token } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** Below the header, which stays in sight. */
const landing = css`
  outline: none;
  scroll-margin-block-start: calc(${token('header.wide')} + ${token('space.4')});
  transition: opacity ${token('duration.fast')} ${token('easing.standard')};
  &[data-behind] {
    opacity: 0.6;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(216px, 100%), 1fr));
  gap: ${token('space.4')};
  ${landing}
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Rows = styled.ul`
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  ${landing}
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

export const PageLine = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${token('space.6')};
`;
