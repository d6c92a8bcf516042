import { css } from 'styled-components';
import { below, from, type } from '../tokens';

/** Pixels over which a list in a panel fades at its end. */
const fadeSize = 24;

/** For a list that scrolls: it fades at its end. What is brought into view by keys stands clear of that. */
export const endFade = css`
  mask-image: linear-gradient(to bottom, #000 calc(100% - ${fadeSize}px), transparent);
  scroll-padding-block-end: ${fadeSize}px;
`;

/**
 * A panel under a button of the header: a column with a head of title, buttons and, on phones, where it fills the screen,
 * a close button. Its width is its own.
 */
export const headerPanel = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-inline-size: 100%;
  max-block-size: min(560px, 100dvh - 96px);
  ${below('sm')} {
    max-block-size: none;
    block-size: 100%;
  }
  & > header {
    display: flex;
    align-items: center;
    flex: none;
    min-block-size: 52px;
    padding-inline: 16px 8px;
    ${below('sm')} {
      min-block-size: 56px;
    }
    & h2 {
      ${type('title-5')}
    }
    & > [data-part='close'] {
      flex: none;
      ${from('sm')} {
        display: none;
      }
    }
  }
  & > [data-part='content'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
`;
