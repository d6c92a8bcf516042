import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

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
  & div:has(> textarea) {
    ${type('title-4')}
  }
`;

export const SaveNote = styled.p`
  min-block-size: 20px;
  ${type('small')}
  color: ${token('text.secondary')};
  &[data-state='failed'] {
    color: ${token('danger.text')};
  }
`;
