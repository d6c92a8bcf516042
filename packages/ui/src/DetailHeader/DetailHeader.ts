import { styled } from 'styled-components';
import { token, type } from '../tokens';

/** Code and buttons over the detail of a record. */
export const DetailHeader = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  flex: none;
  padding: ${token('space.4')} ${token('space.4')} 0 ${token('space.6')};
  & > code {
    margin-inline-end: auto;
    color: ${token('text.secondary')};
    font-family: var(--qd-font-mono);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

/** What the detail is of, first in its body. */
export const DetailTitle = styled.h2`
  color: ${token('text.primary')};
  ${type('title-3')}
  text-wrap: pretty;
`;
