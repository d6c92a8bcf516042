import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Pane = styled.section`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  & > [data-part='content'] {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  flex: none;
  padding: ${token('space.4')} ${token('space.5')} ${token('space.3')};
  border-block-end: 1px solid ${token('border.subtle')};
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline: ${token('space.5')};
  ${type('body')}
  & > a {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('text.primary')};
    text-decoration: none;
  }
  & > a::after {
    /* The whole row opens it. */
    content: '';
    position: absolute;
    inset: 0;
  }
`;
