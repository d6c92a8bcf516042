import { below, token } from '@quarterdeck/ui/tokens';
import { visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import { styled } from 'styled-components';

export const Panes = styled.div`
  display: flex;
  block-size: 100%;
  min-block-size: 0;
  ${below('lg')} {
    flex-direction: column;
  }
`;

export const Pane = styled.section`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  min-block-size: 64px;
  padding: ${token('space.2')} ${token('space.5')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > h1 {
    min-inline-size: 0;
  }
  & > [data-part='count'] {
    flex: none;
  }
  & > [data-part='search'] {
    flex: 0 1 264px;
    min-inline-size: 120px;
    margin-inline-start: auto;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')};
    & > [data-part='count'] {
      display: none;
    }
    /* The bar above and the chosen chip name the view already. */
    & > h1 {
      ${visuallyHiddenStyles}
    }
    & > [data-part='search'] {
      flex: 1;
    }
  }
`;

/** What scrolls: the way to a new note, and the cards. */
export const Ground = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  padding: ${token('space.5')};
  background: ${token('surface.sunken')};
  & > [data-part='content'] {
    margin-block-start: ${token('space.4')};
  }
  ${below('sm')} {
    /* The last card can be scrolled out from below the floating button. */
    padding: 0 ${token('space.4')} 88px;
  }
`;
