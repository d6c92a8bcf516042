import { styled } from 'styled-components';
import { fieldFrame, fieldText, type FieldSize, type FieldVariant } from '../FormField';
import { token } from '../tokens';

export const Frame = styled.div<{ $size: FieldSize; $variant: FieldVariant }>`
  ${fieldFrame}
  flex-direction: column;
  align-items: stretch;
  gap: 0;
  padding: 0;
  &:has(> [data-part='region'] > :focus) {
    border-color: transparent;
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  & > [data-part='toolbar'] {
    min-block-size: calc(${token('control.sm')} + 9px);
    padding: 4px;
    border-block-end: 1px solid ${token('border.subtle')};
  }
  /* Of buttons without a ground, one that is switched off has none either. */
  & > [data-part='toolbar'] button:disabled {
    background: none;
  }
`;

/** What is written in, at least 120 px high. */
export const Region = styled.div`
  position: relative;
  display: grid;
  min-block-size: 120px;
  cursor: text;
  [data-disabled] > [data-part='control'] > & {
    cursor: default;
  }
  &[data-empty]::before {
    content: attr(data-placeholder);
    position: absolute;
    inset-block-start: ${token('space.2-5')};
    inset-inline: ${token('space.3')};
    color: ${token('text.tertiary')};
    pointer-events: none;
  }
  [data-disabled] > [data-part='control'] > &[data-empty]::before {
    color: ${token('text.disabled')};
  }
  & > [role='textbox'],
  & > [data-part='waiting'] {
    padding: ${token('space.2-5')} ${token('space.3')};
    outline: none;
    ${fieldText}
    /* What the editor's own style sheet would say: without it blanks at the end of a line are lost. */
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
  & > [data-part='waiting'] {
    white-space: pre-line;
    visibility: hidden;
  }
  & > [data-part='spinner'] {
    position: absolute;
    inset-block-start: ${token('space.3')};
    inset-inline-start: ${token('space.3')};
  }
  /* Each paragraph runs as its own language does. */
  & :is(p, li, blockquote) {
    unicode-bidi: plaintext;
    text-align: start;
  }
  & :is(p, ul, ol, blockquote) {
    margin-block: 0;
  }
  & :is(p, ul, ol, blockquote) + :is(p, ul, ol, blockquote) {
    margin-block-start: ${token('space.2')};
  }
  & li > :is(ul, ol),
  & li > p + p {
    margin-block-start: ${token('space.0-5')};
  }
  & :is(strong, b) {
    font-weight: ${token('weight.semibold')};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  & :is(ul, ol) {
    padding-inline-start: ${token('space.6')};
  }
  & li::marker {
    color: ${token('text.tertiary')};
  }
  & a {
    color: ${token('text.link')};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: inherit;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${token('space.4')};
    border-inline-start: 2px solid ${token('border.strong')};
    color: ${token('text.secondary')};
  }
  [data-disabled] > [data-part='control'] > & :is(a, blockquote),
  [data-disabled] > [data-part='control'] > & li::marker {
    color: inherit;
  }
  & .ProseMirror-separator {
    display: inline;
    border: 0;
    margin: 0;
  }
`;
