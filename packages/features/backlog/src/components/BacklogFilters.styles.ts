import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

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
