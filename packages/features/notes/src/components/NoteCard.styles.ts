import { hues, type Hue } from '@quarterdeck/ui/Tag';
import { token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

const dotOf = (hue: Hue) => css`
  &[data-hue='${hue}'] {
    background: ${token(`label.${hue}.dot`)};
  }
`;

/** The colour of a label as a square. */
export const LabelDot = styled.i.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 3px;
  ${hues.map(dotOf)}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1-5')};
  min-inline-size: 0;
  & > [data-overdue] {
    background: ${token('warning.subtle')};
    color: ${token('warning.text')};
  }
`;

/** A picture that is bright on dark ground is dimmed there. */
export const dimmedPicture = css`
  [data-scheme='dark'] & img {
    filter: brightness(0.8);
  }
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  transition: box-shadow ${token('duration.fast')} ${token('easing.standard')};
  &[data-archived] {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${token('border.subtle')};
  }
  &:hover,
  &:focus-within {
    box-shadow: ${token('elevation.3')};
  }
  &:has([data-part='open']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
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
  & [data-part='open'] {
    color: ${token('text.primary')};
    text-decoration: none;
    overflow-wrap: anywhere;
    outline: none;
    ${type('title-5')}
  }
  @media (pointer: coarse) {
    /* Beside the menu, and not below it. */
    & [data-part='body']:first-child > [data-part='open'] {
      min-block-size: 28px;
      padding-inline-end: ${token('space.10')};
    }
    & [data-part='body']:first-child > [data-untitled] + * {
      padding-inline-end: ${token('space.10')};
    }
  }
  & [data-part='open'][data-untitled] {
    /* It takes no line of its own. */
    position: absolute;
    inset: 0;
  }
  & [data-part='open']::after {
    /* The whole card opens it. */
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-part='content'] {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.secondary')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    line-clamp: 8;
    ${type('body')}
  }
  & ul {
    display: grid;
    gap: 3px;
  }
  & li {
    /* Above the address that fills the card. */
    position: relative;
    z-index: 1;
    justify-self: start;
  }
  & li[data-done] [data-part='label'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & [data-part='more'] {
    padding-inline-start: calc(${token('checkbox.box')} + ${token('space.2-5')});
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & mark {
    border-radius: 2px;
    background: ${token('warning.subtle')};
    color: inherit;
  }
`;

export const Tools = styled.div`
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
`;
