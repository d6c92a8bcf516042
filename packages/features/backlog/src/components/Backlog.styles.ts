import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** The page on the screen; on paper the sheet takes its place. */
export const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  &:not([data-view-mode='roadmap']) {
    /* The list and the board end where the window does: below the header, above the space and the foot of the page. */
    min-block-size: calc(100dvh - 193px);
  }
  ${below('sm')} {
    &:not([data-view-mode='roadmap']) {
      min-block-size: calc(100dvh - 56px - ${token('space.6')} - var(--qd-bottom-bar, 0px));
    }
  }
  @media print {
    &[data-sheet] {
      display: none;
    }
  }
`;

export const Columns = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

export const Rail = styled.aside`
  flex: none;
  inline-size: 196px;
  margin-inline-end: ${token('space.8')};
  padding-block-start: ${token('space.1')};
`;

export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${token('space.3')};
  min-inline-size: 0;
  & > [data-part='content'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-inline-size: 0;
  }
`;
