import { Card } from '@quarterdeck/ui/Card';
import { token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** A picture that is bright on dark ground is dimmed there. */
export const dimmedPicture = css`
  [data-scheme='dark'] & img {
    filter: brightness(0.8);
  }
`;

export const NoteFrame = styled(Card)`
  transition: box-shadow ${token('duration.fast')} ${token('easing.standard')};
  &[data-archived] {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${token('border.subtle')};
  }
  &:hover,
  &:focus-within {
    box-shadow: ${token('elevation.3')};
  }
  & > img {
    inline-size: 100%;
    block-size: 152px;
    object-fit: cover;
    border-block-end: 1px solid ${token('border.subtle')};
  }
  ${dimmedPicture}
  & > [data-part='body'] {
    display: grid;
    gap: ${token('space.1-5')};
    padding: ${token('space.4')};
    & > :last-child:not(:first-child, [data-part]) {
      margin-block-start: ${token('space.1-5')};
    }
  }
  & [data-part='card-link'] {
    text-decoration: none;
    overflow-wrap: anywhere;
    ${type('title-5')}
    &[data-untitled] {
      /* It takes no line of its own. */
      position: absolute;
      inset: 0;
    }
  }
  @media (pointer: coarse) {
    /* Beside the menu, and not below it. */
    & [data-part='body']:first-child > [data-part='card-link'] {
      min-block-size: 28px;
      padding-inline-end: ${token('space.10')};
    }
    & [data-part='body']:first-child > [data-untitled] + * {
      padding-inline-end: ${token('space.10')};
    }
  }
  & [data-part='content'] {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.secondary')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    ${type('body')}
  }
  & ul {
    display: grid;
    gap: 3px;
  }
  & li {
    /* Above the address that fills the card. */
    position: relative;
    z-index: ${token('layer.raised')};
    justify-self: start;
  }
  & li[data-done] [data-part='label'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & [data-part='more'] {
    padding-inline-start: calc(${token('checkbox.box')} + ${token('space.2-5')});
  }
  & mark {
    border-radius: 2px;
    background: ${token('warning.subtle')};
    color: inherit;
  }
  & > [role='group'] {
    position: absolute;
    z-index: 2;
    inset-block-end: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
    display: flex;
    gap: 2px;
    padding: 3px;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.overlay')};
    box-shadow: ${token('elevation.2')};
    @media (pointer: coarse) {
      /* It is always there: below, it would cover the labels. */
      inset-block: ${token('space.2')} auto;
    }
  }
`;
