import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const TitleRow = styled.div`
  display: flex;
  align-items: start;
  gap: ${token('space.2')};
  margin-inline-start: 2px;
  & > input {
    margin-block-start: 9px;
  }
  & > [data-part='title'] {
    flex: 1;
  }
  & textarea,
  & div:has(> textarea),
  & > p {
    ${type('title-4')}
  }
`;
