import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 150px 92px 108px;
  gap: ${token('space.4')};
  align-items: center;
  min-block-size: 72px;
  padding: ${token('space.2')} ${token('space.4')};
  background: ${token('surface.card')};
  &[data-state='selected'] {
    background: ${token('fill.selected')};
  }
  @media (hover: hover) {
    &:hover {
      background: linear-gradient(${token('fill.hover')} 0 0), ${token('surface.card')};
    }
    &[data-state='selected']:hover {
      background: ${token('fill.selected-hover')};
    }
  }
  & [data-part='tile'] {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.card')};
  }
  &[data-state='selected'] [data-part='tile'] {
    border-color: transparent;
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  & h2 {
    overflow-wrap: anywhere;
    ${type('title-5')}
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & code {
    margin-inline-end: ${token('space.1')};
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & [data-part='card-link'] {
    color: inherit;
    outline: none;
  }
  /* The link covers the row; the button lies over it. */
  & [data-part='card-link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has([data-part='card-link']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & > button {
    position: relative;
    justify-self: end;
  }
  & > [data-part='price'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    ${type('body-medium')}
  }
  & > [data-part='price'][data-free] {
    color: ${token('success.text')};
  }
  & > [data-part='owned'] {
    justify-self: end;
    color: ${token('text.secondary')};
    text-align: end;
    ${type('small')}
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.3')};
    padding-block: ${token('space.3')};
    & > [data-part='tile'] {
      display: none;
    }
    & > [data-part='price'] {
      grid-area: 1 / 2;
    }
    & > button,
    & > [data-part='owned'] {
      grid-area: 2 / 2;
    }
  }
`;
