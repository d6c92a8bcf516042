import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) 336px;
    gap: ${token('space.6')};
  }
  ${from('lg')} {
    grid-template-columns: 204px minmax(0, 1fr) 336px;
    gap: ${token('space.8')};
  }
`;

export const Rail = styled.aside`
  padding-block-start: ${token('space.2')};
`;

export const Centre = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.h1`
  text-wrap: balance;
  ${type('title-1')}
  /* In one line, so that the first card is in sight. */
  ${below('sm')} {
    ${type('title-2')}
  }
`;

export const Lead = styled.p`
  max-inline-size: 40em;
  margin-block-start: ${token('space.1')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('body')}
  ${below('sm')} {
    display: none;
  }
`;
