import { css, styled } from 'styled-components';
import { hues, type Hue } from '../hues';
import { token, type } from '../tokens';

/** The dot that a tag of this hue has too. */
const dotOf = (hue: Hue) => css`
  & > [data-hue='${hue}'] {
    background: ${token(`label.${hue}.dot`)};
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
  /* The words stand in line with a heading above them. */
  margin-inline: calc(-1 * ${token('space.2-5')});
`;

export const Row = styled.li`
  & > a {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 32px;
    padding: 4px ${token('space.2-5')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('body')}
    ${hues.map(dotOf)}
    @media (hover: hover) {
      &:hover {
        color: ${token('text.primary')};
        background: ${token('fill.hover')};
      }
    }
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  }
  & > a[aria-current] {
    color: ${token('text.primary')};
    background: ${token('fill.neutral')};
    font-weight: ${token('weight.strong')};
  }
  & [data-hue] {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
  & [data-part='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='count'] {
    margin-inline-start: auto;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
