import { describe, expect, it } from 'vitest';
import { cssString, footText, pageContent } from './cssText';

describe('pageContent', () => {
  it('counts pages in the order of the language', () => {
    expect(pageContent((page, pages) => `Page ${page} of ${pages}`)).toBe(
      '"Page " counter(page) " of " counter(pages)',
    );
    expect(pageContent((page, pages) => `${pages} sayfanın ${page}. sayfası`)).toBe(
      'counter(pages) " sayfanın " counter(page) ". sayfası"',
    );
  });
});

describe('cssString', () => {
  it.each(['"; } body { display: none } a { content: "', 'C:\\', 'a\nb', '</style><script>', '\u2028'])(
    'lets %j end nothing',
    (text) => expect(cssString(text)).toMatch(/^"(?:[^"\\<>\p{Cc}\u2028]|\\[0-9a-f]+ )*"$/u),
  );

  it('leaves letters as they are', () => expect(cssString('Kemankeş · 31')).toBe('"Kemankeş · 31"'));
});

it('shortens what does not fit into a line of the foot', () => {
  expect(footText('x'.repeat(10_000)).length).toBeLessThan(100);
});
