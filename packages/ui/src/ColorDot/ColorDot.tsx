import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Hue } from '../hues';
import { token } from '../tokens';

export interface ColorDotProps extends Omit<ComponentProps<'i'>, 'children'> {
  hue: Hue;
}

/** The colour of a tag or a label as a small square, beside its name: the colour alone says nothing. */
export function ColorDot({ hue, ...rest }: ColorDotProps) {
  return <Square aria-hidden $hue={hue} data-part="dot" {...rest} />;
}

const Square = styled.i<{ $hue: Hue }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 3px;
  background: ${(p) => token(`label.${p.$hue}.dot`)};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
