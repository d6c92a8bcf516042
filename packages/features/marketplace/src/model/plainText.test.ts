import { expect, it } from 'vitest';
import { readTextBlocks } from './plainText';

it('keeps paragraphs and lists, in their order', () => {
  expect(readTextBlocks('<p>One <b>bold</b> word.</p><ul><li>First</li><li>Second</li></ul><p>End</p>')).toEqual([
    { kind: 'paragraph', text: 'One bold word.' },
    { kind: 'list', items: ['First', 'Second'] },
    { kind: 'paragraph', text: 'End' },
  ]);
});

it('is one paragraph where there is no markup, and nothing for nothing', () => {
  expect(readTextBlocks(' Fish &amp; chips\n for&nbsp;two &#8364;5 ')).toEqual([
    { kind: 'paragraph', text: 'Fish & chips for two €5' },
  ]);
  expect(readTextBlocks('<p> </p><ul></ul>')).toEqual([]);
});

it('cuts out what could run, and shows what only looks like markup as text', () => {
  const hostile =
    '<script>alert(1)</script><style>*{}</style><!-- <p>no</p> --><p onclick="x()">A<img src=x onerror=y>B</p>';
  expect(readTextBlocks(hostile)).toEqual([{ kind: 'paragraph', text: 'AB' }]);
  expect(readTextBlocks('&lt;img src=x&gt; 3 < 5')).toEqual([{ kind: 'paragraph', text: '<img src=x> 3 < 5' }]);
  expect(readTextBlocks('<script>never closed')).toEqual([]);
  expect(readTextBlocks('&#0; &#x110000; &unknown;')).toEqual([{ kind: 'paragraph', text: '&unknown;' }]);
});

it('leaves a name as it is that no character has, whatever objects are made of', () => {
  expect(readTextBlocks('&constructor; &toString; &AMP;')).toEqual([
    { kind: 'paragraph', text: '&constructor; &toString; &' },
  ]);
});

it('joins the lines of a list in a list', () => {
  expect(readTextBlocks('<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>')).toEqual([
    { kind: 'list', items: ['A', 'B', 'C'] },
  ]);
});
