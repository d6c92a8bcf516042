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

export const SubTasks = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  & > header {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
  }
  & > header > h3 {
    ${type('title-5')}
  }
  & > header > [data-part='progress'] {
    margin-inline-start: auto;
    ${type('small')}
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & li,
  & > form {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 36px;
    padding-inline-start: 2px;
  }
  & li [data-part='text'],
  & > form [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }
  & li[data-completed] input[type='text'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
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
