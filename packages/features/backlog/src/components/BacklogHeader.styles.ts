import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.1')} ${token('space.5')};
  align-items: center;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Title = styled.h1`
  min-inline-size: 0;
  ${type('title-1')}
`;

/** The name while it cannot be changed yet, in the box that it has when it can. */
export const Name = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  padding-block: 2px;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/** Two lines, whatever is in them: the figures, and the warning that more is planned than fits. */
export const Sum = styled.div`
  grid-column: 1;
  align-self: start;
  min-block-size: calc(1lh + ${token('control.xs')});
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('body')}
  ${below('sm')} {
    grid-column: 1 / -1;
    /* In most projects the figures take both lines here; what is too much matters more than what is not known. */
    &:not([data-over]) > [role='status'] {
      min-block-size: 0;
    }
    &[data-over] > p > span {
      display: none;
    }
  }
`;

export const Meter = styled.div`
  align-self: start;
  inline-size: 100%;
  max-inline-size: 420px;
  padding-block-start: ${token('space.1')};
  ${below('sm')} {
    grid-column: 1 / -1;
  }
  ${from('md')} {
    grid-area: 2 / 2;
    justify-self: end;
    inline-size: 340px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  ${from('md')} {
    grid-area: 1 / 2;
    justify-content: flex-end;
  }
  ${below('md')} {
    margin-block-start: ${token('space.2')};
  }
  ${below('sm')} {
    /* The bar of the page leads to the marketplace, and the way to add lies at the thumb. */
    grid-area: 1 / 2;
    margin: 0;
    & > [data-part='add'],
    & > [data-part='marketplace'] {
      display: none;
    }
  }
`;
