import { hues, type Hue } from '@quarterdeck/ui/hues';
import { token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** The dot that a label has in the rows too. */
const dotOf = (hue: Hue) => css`
  & [data-hue='${hue}'] {
    background: ${token(`label.${hue}.dot`)};
  }
`;

export const Section = styled.section`
  & + & {
    margin-block-start: ${token('space.5')};
  }
`;

export const Heading = styled.h2`
  margin-block-end: ${token('space.1')};
  color: ${token('text.secondary')};
  ${type('caption-medium')}
`;

export const Choices = styled.ul`
  display: grid;
  gap: 2px;
  margin-inline: calc(-1 * ${token('space.2-5')});
  & a {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 32px;
    padding: 4px ${token('space.2-5')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('body')}
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
  & a[aria-current] {
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
  ${hues.map(dotOf)}
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
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
