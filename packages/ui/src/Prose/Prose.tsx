import { styled } from 'styled-components';
import { token, type } from '../tokens';

/**
 * Long text as people write it: 16/26, 680 wide. With `data-quotes="note"` a quotation is a note of the author. What is put in is elements; markup in strings is cleaned elsewhere.
 */
export const Prose = styled.div`
  max-inline-size: ${token('container.prose')};
  color: ${token('text.primary')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${type('prose')}
  & > * + * {
    margin-block-start: ${token('space.4')};
  }
  & :is(h1, h2, h3, h4) {
    text-wrap: balance;
  }
  & > * + :is(h1, h2) {
    margin-block-start: ${token('space.10')};
  }
  & > * + :is(h3, h4) {
    margin-block-start: ${token('space.6')};
  }
  & > :is(h1, h2, h3, h4) + * {
    margin-block-start: ${token('space.2')};
  }
  & h1 {
    ${type('title-1')}
  }
  & h2 {
    ${type('title-2')}
  }
  & h3 {
    ${type('title-3')}
  }
  & h4 {
    ${type('title-4')}
  }
  & a {
    color: ${token('text.link')};
    text-underline-offset: 3px;
  }
  & :is(strong, b) {
    font-weight: ${token('weight.semibold')};
  }
  & :is(ul, ol) {
    padding-inline-start: ${token('space.6')};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  & li + li {
    margin-block-start: ${token('space.1')};
  }
  & li::marker {
    color: ${token('text.tertiary')};
  }
  & blockquote {
    /* A rule of ticks: a short stroke every 6 px. */
    margin-inline: 0;
    padding-inline-start: ${token('space.6')};
    color: ${token('text.secondary')};
    background: repeating-linear-gradient(${token('border.strong')} 0 1px, transparent 1px 6px) 0 0 / 10px 100%
      no-repeat;
  }
  & blockquote:dir(rtl) {
    background-position-x: 100%;
  }
  &[data-quotes='note'] blockquote {
    position: relative;
    padding-block: ${token('space.4')};
    padding-inline: ${token('space.12')} ${token('space.5')};
    border-radius: ${token('radius.md')};
    color: ${token('info.text-strong')};
    background: ${token('info.subtle')};
    ${type('body')}
  }
  &[data-quotes='note'] blockquote::before {
    content: 'i' / '';
    position: absolute;
    inset-inline-start: ${token('space.4')};
    inset-block-start: 18px;
    inline-size: 16px;
    border: 1.5px solid;
    border-radius: ${token('radius.full')};
    font-size: 12px;
    line-height: 16px;
    text-align: center;
  }
  & code {
    padding: 1px 4px;
    border-radius: ${token('radius.xs')};
    background: ${token('fill.neutral')};
    ${type('code')}
  }
  & pre {
    overflow: auto;
    padding: ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    box-shadow: ${token('elevation.0')};
    ${type('code')}
  }
  & pre > code {
    padding: 0;
    background: none;
  }
  & [data-part='code'] {
    overflow: clip;
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    box-shadow: ${token('elevation.0')};
  }
  & [data-part='code'] > div {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: ${token('space.4')} ${token('space.1')};
    border-block-end: 1px solid ${token('border.subtle')};
    ${type('small-medium')}
  }
  & [data-part='code'] > div > button {
    margin-inline-start: auto;
  }
  & [data-part='code'] > pre {
    /* Long lines wrap: a region that scrolls would need the keyboard. */
    margin: 0;
    white-space: pre-wrap;
    counter-reset: line;
    border-radius: 0;
    box-shadow: none;
  }
  & [data-part='line'] {
    display: block;
    padding-inline-start: ${token('space.6')};
    text-indent: calc(-1 * ${token('space.6')});
  }
  & [data-part='line']::before {
    counter-increment: line;
    content: counter(line) / '';
    display: inline-block;
    inline-size: ${token('space.6')};
    color: ${token('text.tertiary')};
    text-indent: 0;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    ${type('body')}
  }
  & [data-part='table'] {
    overflow-x: auto;
    /* Columns are as wide as their longest word. */
    overflow-wrap: normal;
    border-radius: ${token('radius.md')};
    box-shadow: ${token('elevation.0')};
  }
  & [data-part='table'] tr:last-child > td {
    border-block-end: 0;
  }
  & kbd {
    padding: 1px 5px;
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.xs')};
    ${type('code')}
  }
  & [data-part='table'] th {
    background: ${token('surface.sunken')};
  }
  & td > code:only-child {
    padding: 0;
    background: none;
  }
  & :is(th, td) {
    padding: ${token('space.2')} ${token('space.4')};
    border-block-end: 1px solid ${token('border.subtle')};
    text-align: start;
  }
  & th {
    color: ${token('text.secondary')};
    font-weight: ${token('weight.medium')};
  }
  & :is(img, video) {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius.md')};
  }
  & figcaption {
    margin-block-start: ${token('space.2')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & hr {
    border: 0;
    border-block-start: 1px solid ${token('border.subtle')};
    margin-block: ${token('space.8')};
  }
`;
