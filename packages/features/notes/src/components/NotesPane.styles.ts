import { below, token, type } from '@quarterdeck/ui/tokens';
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
    overflow-wrap: anywhere;
  }
  & > [data-part='count'] {
    flex: none;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
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
      position: absolute;
      overflow: hidden;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
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

export const NewNote = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: 48px;
  padding-inline: ${token('space.4')} ${token('space.3')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & > [data-part='write'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: 46px;
    border: 0;
    padding: 0;
    background: none;
    color: ${token('text.secondary')};
    cursor: text;
    outline: none;
    ${type('body')}
  }
  &:has([data-part='write']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > [data-part='key'] {
    margin-inline-start: ${token('space.2')};
  }
  ${below('sm')} {
    display: none;
  }
`;

export const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token('space.4')};
`;
