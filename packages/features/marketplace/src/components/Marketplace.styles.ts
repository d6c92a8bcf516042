import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

// Apart from the screen, whose placeholder, which is there before any script, needs most of them.

/** The filters, the list and the voyage beside one another, as far as there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) 336px;
    gap: ${token('space.6')};
  }
  ${from('lg')} {
    grid-template-columns: 204px minmax(0, 1fr) 336px;
    gap: ${token('space.8')};
  }
  & > aside:first-child {
    padding-block-start: ${token('space.2')};
  }
`;

export const Title = styled.h1`
  text-wrap: balance;
  ${type('title-1')}
  /* In one line, so that the first card is in sight. */
  ${below('sm')} {
    ${type('title-2')}
  }
`;

export const Lead = styled.p`
  max-inline-size: 40em;
  margin-block-start: ${token('space.1')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('body')}
  ${below('sm')} {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  margin-block: ${token('space.5')} ${token('space.4')};
  & > [role='search'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  ${below('md')} {
    margin-block-start: ${token('space.3')};
  }
  ${below('sm')} {
    & > [data-part='form'] {
      display: none;
    }
  }
`;

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

/** Filters of one kind below their name. */
export const Group = styled.section`
  display: grid;
  gap: ${token('space.3')};
  min-inline-size: 0;
  & > h2 {
    color: ${token('text.secondary')};
    ${type('overline')}
  }
`;

/** Keeps the end of the page clear of the sheet, where the voyage is one. */
export const SheetSpace = styled.div`
  block-size: 96px;
  ${from('md')} {
    display: none;
  }
`;
