import { styled } from 'styled-components';
import { token } from '../tokens';

const hue = (name: 'red' | 'green' | 'ultramarine' | 'amber') => `
  --qd-glyph-paper: ${token(`label.${name}.background`)};
  --qd-glyph-line: ${token(`label.${name}.border`)};
  --qd-glyph-ink: ${token(`label.${name}.text`)};
`;

export const Drawing = styled.svg`
  --qd-glyph-paper: ${token('fill.neutral')};
  --qd-glyph-line: ${token('border.strong')};
  --qd-glyph-ink: ${token('text.secondary')};
  display: block;
  flex: none;
  inline-size: 56px;
  block-size: 56px;
  overflow: visible;
  &[data-size='sm'] {
    inline-size: 36px;
    block-size: 36px;
  }
  &[data-size='lg'] {
    inline-size: 96px;
    block-size: 96px;
  }
  &[data-kind='pdf'] {
    ${hue('red')}
  }
  &[data-kind='sheet'] {
    ${hue('green')}
  }
  &[data-kind='document'] {
    ${hue('ultramarine')}
  }
  &[data-kind='image'] {
    ${hue('amber')}
  }
  &[data-kind='folder'] {
    --qd-glyph-paper: ${token('accent.subtle')};
    --qd-glyph-line: ${token('accent.border')};
    --qd-glyph-ink: ${token('accent.indicator')};
  }
  & > path {
    fill: none;
    stroke: var(--qd-glyph-line);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & > [data-part='paper'] {
    fill: var(--qd-glyph-paper);
  }
  & > [data-part='back'] {
    fill: var(--qd-glyph-line);
    stroke: none;
  }
  & > [data-part='picture'] {
    stroke: var(--qd-glyph-ink);
    stroke-linecap: round;
    opacity: 0.55;
  }
  & > text {
    fill: var(--qd-glyph-ink);
    font-family: ${token('font.mono')};
    font-size: 11px;
    font-weight: ${token('weight.semibold')};
    letter-spacing: 0.02em;
    text-anchor: middle;
    /* The letters of a type are Latin whatever the page is. */
    direction: ltr;
  }
  &[data-size='sm'] > text {
    font-size: 14.5px;
    letter-spacing: 0;
  }
  @media (forced-colors: active) {
    --qd-glyph-paper: Canvas;
    --qd-glyph-line: CanvasText;
    --qd-glyph-ink: CanvasText;
  }
`;
