import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  gap: ${token('space.6')};
`;

export const Group = styled.section`
  display: grid;
  gap: ${token('space.3')};
  min-inline-size: 0;
`;

export const GroupTitle = styled.h2`
  color: ${token('text.secondary')};
  ${type('overline')}
`;
