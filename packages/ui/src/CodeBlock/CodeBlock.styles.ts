import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Frame = styled.figure`
  min-inline-size: 0;
  margin: 0;
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.md')};
  background: ${token('surface.sunken')};
  color: ${token('text.primary')};
  overflow: clip;
`;

export const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: 36px;
  padding-inline: ${token('space.3')} ${token('space.1')};
  border-block-end: 1px solid ${token('border.default')};
  ${type('small-medium')}
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token('space.1')};
  overflow-wrap: anywhere;
`;

export const Language = styled.span`
  flex: none;
  max-inline-size: 40%;
  margin-inline-end: ${token('space.1')};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
`;

export const Lines = styled.pre`
  margin: 0;
  padding: ${token('space.3')};
  overflow: auto;
  counter-reset: line;
  font-family: ${token('font.mono')};
  font-size: 13px;
  line-height: 20px;
  tab-size: 2;
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & > code {
    font: inherit;
  }
  &[data-wrapped] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &[data-numbered] > code {
    display: grid;
    min-inline-size: max-content;
  }
  &[data-numbered][data-wrapped] > code {
    min-inline-size: 0;
  }
`;

/** The number is drawn, not written, so that it is neither copied nor read aloud. */
export const Line = styled.span`
  display: block;
  position: relative;
  padding-inline-start: 5ch;
  counter-increment: line;
  &::before {
    content: counter(line) / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 4ch;
    color: ${token('text.tertiary')};
    text-align: end;
  }
`;
