import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Results = styled.section`
  & > h2 {
    margin-block-end: ${token('space.3')};
    ${type('title-4')}
  }
  & > ul {
    overflow: clip;
    padding: 0;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    list-style: none;
  }
  & li {
    position: relative;
    display: flex;
    gap: ${token('space.3')};
    padding: ${token('space.3')} ${token('space.5')};
  }
  & li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & li:hover {
    background: ${token('fill.hover')};
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('text.secondary')};
  }
  & div {
    min-inline-size: 0;
  }
  & a {
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & a::after {
    /* The whole row opens it. */
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.secondary')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${type('small')}
  }
  & small {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;
