import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  margin-block: ${token('space.5')} ${token('space.4')};
  & > [role='search'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  ${below('md')} {
    margin-block-start: ${token('space.3')};
  }
  ${below('sm')} {
    & > [data-part='form'] {
      display: none;
    }
  }
`;

/** Beside the order on a phone, a line of its own elsewhere. */
export const Found = styled.div`
  display: flex;
  /* Wide enough for a line of its own with the order, also before there is a number. */
  flex: 1 0 40%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.2')};
  & > p {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${from('sm')} {
    order: 1;
    flex-basis: 100%;
    min-block-size: ${token('control.sm')};
    margin-block-end: calc(-1 * ${token('space.2')});
  }
`;
