import { below, token, type } from '@quarterdeck/ui/tokens';
import { draftRow } from '@quarterdeck/ui/VirtualList';
import { styled } from 'styled-components';

export const Draft = styled.div`
  ${draftRow}
  & > input {
    /* What was added stands above the field and is seen too. */
    scroll-margin-block: 96px;
    ${type('body-medium')}
  }
  & > small {
    ${type('small')}
  }
  & > [data-twin] {
    color: ${token('warning.text')};
  }
  & > [data-problem] {
    color: ${token('danger.text')};
  }
  &[data-look='row'] {
    block-size: 100%;
    padding-inline: 40px ${token('space.4')};
    border-block-end: 0;
    & > input {
      block-size: 40px;
    }
    ${below('sm')} {
      padding-inline: ${token('space.4')};
    }
  }
  &[data-look='card'] {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.1-5')};
    margin-block-end: ${token('space.2')};
    padding: ${token('space.2-5')} ${token('space.3')};
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.lg')};
    & > i {
      display: none;
    }
    & > input {
      block-size: 28px;
    }
  }
  ${below('sm')} {
    & > input {
      /* A smaller text makes the browser zoom in. */
      font-size: 16px;
    }
    &[data-look='row'] > small:not([data-twin], [data-problem]) {
      display: none;
    }
  }
`;
