import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { highlight, marking, readMarks } from './highlight';

const matches = (text: string, query: string) =>
  highlight(text, query)
    .filter(({ isMatch }) => isMatch)
    .map((segment) => segment.text);

const hostile = [
  '<script>alert(1)</script>',
  '<mark>not ours</mark>',
  '</mark><img src=x onerror=alert(1)>',
  '&lt;mark&gt; &amp;amp; &#39;',
  `"'<>&`,
  'a&amp;b',
  '<mark>',
  '</mark>',
  'line one\nline two\r\n\ttab',
  '😀 astral 👩‍👩‍👧‍👦 family',
  '\uD83D lone surrogate',
  '\u0000 control \u202E rtl',
  'İstanbul Iğdır ısırgan izmir',
  'e\u0301té été',
  '한국어 간간',
  'ΟΔΟΣ οδός',
  '$& $1 \\d+ (.*) [a-z]{2,}',
];
const queries = [
  'a',
  'm',
  'mark',
  '<',
  '&',
  '"',
  "'",
  '>',
  '.*',
  '(',
  '[',
  '\\',
  '$&',
  'i',
  'İ',
  'é',
  '간',
  '😀',
  ' ',
  '',
  '\uD83D',
  'amp;',
];

describe('fold', () => {
  it('takes the four Turkish i for one', () => {
    expect(new Set(['İ', 'I', 'ı', 'i'].map(fold))).toEqual(new Set(['i']));
  });

  it('takes case and accents for nothing', () => {
    expect(fold('ÇÖREK Élan')).toBe('corek elan');
  });

  it('gives a part of a text the same form as the whole, also where sigma ends the part', () => {
    expect(fold('ΟΔΟΣΑ')).toContain(fold('ΟΔΟΣ'));
  });
});

describe('highlight', () => {
  it('finds the place after any letter that folds in place', () => {
    const letters = [...Array.from({ length: 0x250 }, (_, code) => code), 0x2010, 0x2019, 0x201c, 0x2026, 0x2027];
    for (const letter of letters.map((code) => String.fromCharCode(code))) {
      expect(highlight(`.${letter}.needle.`, 'Needle')).toEqual([
        { text: `.${letter}.`, isMatch: false },
        { text: 'needle', isMatch: true },
        { text: '.', isMatch: false },
      ]);
    }
  });

  it('finds every match, whatever the case', () => {
    expect(matches('Tea and TEA and tea', 'tea')).toEqual(['Tea', 'TEA', 'tea']);
  });

  it('finds İzmir for izmir, and Iğdır for ığdir', () => {
    expect(matches('Review İzmir, then Iğdır', 'izmir')).toEqual(['İzmir']);
    expect(matches('Review İzmir, then Iğdır', 'ığdir')).toEqual(['Iğdır']);
  });

  it('takes an accent that stands apart with its letter', () => {
    expect(matches('cafe\u0301s', 'cafe')).toEqual(['cafe\u0301']);
  });

  it('takes a character whole of which the query is a part', () => {
    expect(matches('한국어', '하')).toEqual(['한']);
    expect(matches('😀😃', '\uD83D')).toEqual(['😀', '😃']);
  });

  it('takes characters of regular expressions for themselves', () => {
    expect(matches('What does .* mean?', '.*')).toEqual(['.*']);
    expect(matches('a+b (c) [d] \\ ^$', '(c)')).toEqual(['(c)']);
    expect(matches('anything', '.')).toEqual([]);
  });

  it('does not let matches overlap', () => {
    expect(matches('aaaa a', 'aa')).toEqual(['aa', 'aa']);
  });

  it('ignores blanks around the query', () => {
    expect(matches('one two', '  two ')).toEqual(['two']);
  });

  it.each(['', '   ', '\u0301'])('matches nothing for the query %j', (query) => {
    expect(highlight('text', query)).toEqual([{ text: 'text', isMatch: false }]);
  });

  it('yields nothing for an empty text', () => {
    expect(highlight('', 'a')).toEqual([]);
  });

  it('gives the text back when its segments are joined', () => {
    for (const text of hostile) {
      for (const query of [...queries, text]) {
        expect(
          highlight(text, query)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }
    }
  });
});

describe('marking', () => {
  it('escapes markup of the text inside and outside of matches', () => {
    expect(marking('b')('<b>"Tom" & \'Jerry\'</b>')).toBe(
      '&lt;<mark>b</mark>&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/<mark>b</mark>&gt;',
    );
    expect(marking('<')('a < b')).toBe('a <mark>&lt;</mark> b');
  });

  it('writes no tag but its own', () => {
    for (const text of hostile) {
      for (const query of queries) {
        expect(marking(query)(text).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  it('is read back by readMarks as the segments it came from', () => {
    for (const text of hostile) {
      for (const query of [...queries, text]) {
        expect(readMarks(marking(query)(text))).toEqual(highlight(text, query));
      }
    }
  });
});

describe('readMarks', () => {
  it('leaves what it does not know as text', () => {
    expect(readMarks('<b>&nbsp;&lt;</b>')).toEqual([{ text: '<b>&nbsp;<</b>', isMatch: false }]);
    expect(readMarks('<mark>open')).toEqual([{ text: '<mark>open', isMatch: false }]);
    expect(readMarks('')).toEqual([]);
  });

  it('decodes once, so that an escaped entity stays text', () => {
    expect(readMarks('&amp;lt;')).toEqual([{ text: '&lt;', isMatch: false }]);
  });
});
