import { Card } from '@quarterdeck/ui/Card';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

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
  & > [data-part='picture'] {
    border-block-end: 1px solid ${token('border.subtle')};
  }
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
`;
