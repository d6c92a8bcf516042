import { styled } from 'styled-components';
import { token, type } from '../tokens';

/** A value beside a bar. */
export const BarText = styled.text`
  fill: ${token('text.primary')};
  ${type('caption-medium')}
  font-variant-numeric: tabular-nums;
`;
