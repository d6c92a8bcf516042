import { from, token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

const sheet = css`
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
`;

/** A sheet of rows with hairlines between them: a name, and what is known of it below. */
export const sheetOfRows = css`
  ${sheet}
  & > * + * {
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

/** A name, and what is known of it below. */
export const namedLines = css`
  & strong {
    display: block;
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

/** Rows that lead on as a whole. */
export const linkRows = css`
  ${namedLines}
  & a {
    display: flex;
    gap: ${token('space.3')};
    align-items: center;
    padding: ${token('space.3')};
    color: ${token('text.secondary')};
    text-decoration: none;
    @media (hover: hover) {
      &:hover {
        background: ${token('fill.hover')};
      }
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & a > :has(strong) {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** A card of fields. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  ${sheet}
  ${from('sm')} {
    padding: ${token('space.6')};
  }
`;

/** A card of rows. */
export const Rows = styled.div`
  ${sheetOfRows}
  padding-inline: ${token('space.4')};
  ${from('sm')} {
    padding-inline: ${token('space.6')};
  }
`;
