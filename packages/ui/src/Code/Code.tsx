import { styled } from 'styled-components';
import { token } from '../tokens';

/** A name from code within a sentence: a file, a command, a value. */
export const Code = styled.code`
  padding: 1px ${token('space.1')};
  border-radius: 4px;
  background: ${token('fill.hover')};
  font-family: ${token('font.mono')};
  font-size: 0.93em;
  overflow-wrap: anywhere;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
