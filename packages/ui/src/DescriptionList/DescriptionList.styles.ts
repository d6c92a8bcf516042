import { styled } from 'styled-components';
import { below, token, type } from '../tokens';

export const descriptionListLayouts = ['rows', 'stacked', 'columns'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];

export const List = styled.dl`
  display: grid;
  gap: ${token('space.3')} ${token('space.6')};
  ${type('body')}
  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
    gap: ${token('space.5')} ${token('space.6')};
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${token('space.1')};
  min-inline-size: 0;
  [data-layout='rows'] > & {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: baseline;
  }
  & > dt {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-inline-size: 0;
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
  }
  & > dd {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    min-block-size: 24px;
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
  }
  & [data-part='copy'] {
    color: ${token('text.secondary')};
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within) [data-part='copy'] {
      opacity: 0;
    }
  }
  ${below('sm')} {
    [data-layout='rows'] > & {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`;
