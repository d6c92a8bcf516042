import { styled } from 'styled-components';
import { token, type, type TypeRole } from '../tokens';

export const emptyStateSizes = ['sm', 'md', 'lg'] as const;
export type EmptyStateSize = (typeof emptyStateSizes)[number];

const spaces: Record<EmptyStateSize, string> = {
  sm: token('space.4'),
  md: token('space.8'),
  lg: token('space.16'),
};

const titles: Record<EmptyStateSize, TypeRole> = { sm: 'title-5', md: 'title-4', lg: 'title-2' };

export const Frame = styled.div<{ $size: EmptyStateSize }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${(p) => (p.$size === 'sm' ? 'auto' : '100%')};
  padding: ${(p) => spaces[p.$size]} ${token('space.4')};
  text-align: center;
  color: ${token('text.secondary')};
`;

export const Title = styled.h3<{ $size: EmptyStateSize }>`
  margin-block-start: ${token('space.2')};
  max-inline-size: 36ch;
  color: ${token('text.primary')};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${(p) => type(titles[p.$size])}
`;

export const Sentence = styled.p`
  max-inline-size: 48ch;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${type('body')}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.4')};
  margin-block-start: ${token('space.3')};
`;

export const Details = styled.details`
  margin-block-start: ${token('space.2')};
  max-inline-size: 100%;
  ${type('caption')}
  & > summary {
    min-block-size: 24px;
    cursor: pointer;
    color: ${token('text.tertiary')};
  }
  & > code {
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('code-small')}
  }
`;
