import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Samples side by side, as many as fit. */
export const Tiles = styled.ul<{ $width: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${(p) => p.$width}px), 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
