import { styled } from 'styled-components';
import { pageInset } from './CenteredLayout.styles';

/**
 * Gives a page that is made for the centered layout, which has space around its content, the same space in another one.
 * Without `data-inset` it is as if it were not there, so that a page keeps its elements when the layout changes.
 */
export const PageInset = styled.div`
  display: contents;
  &[data-inset]:not(:has([data-panes])) {
    display: block;
    box-sizing: border-box;
    inline-size: min(1376px, 100%);
    margin-inline: auto;
    ${pageInset}
  }
`;
