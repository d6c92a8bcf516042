import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const NewLabel = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  padding-block: 2px ${token('space.2')};
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const LabelRows = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 48px;
  }
  & > li > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='count'] {
    flex: none;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
`;
