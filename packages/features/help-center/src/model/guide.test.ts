import { buildGuide } from '@quarterdeck/mocks/help-center/buildGuide';
import { describe, expect, it } from 'vitest';
import { placeOfGuide, readingMinutes } from './guide';
import { parseSupportDraft, problemsOf, readAttachment } from './supportDraft';

const guides = ['one', 'two', 'three'].map((slug) => buildGuide({ slug }));

describe('HC-3 the place of a guide', () => {
  it('names both neighbours, and one at either end', () => {
    expect(placeOfGuide(guides, 'two')).toMatchObject({ number: 2, total: 3, previous: guides[0], next: guides[2] });
    expect(placeOfGuide(guides, 'one').previous).toBeUndefined();
    expect(placeOfGuide(guides, 'three').next).toBeUndefined();
  });

  it('is none for a guide that is not listed', () => {
    expect(placeOfGuide(guides, 'four')).toEqual({ number: 0, total: 3, previous: undefined, next: undefined });
  });
});

it('HC-1 counts words, not markup', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p class="${'x '.repeat(900)}">${'word '.repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(201)}</p>`)).toBe(2);
});

describe('HC-3 a request', () => {
  const texts = { name: 'Elif', email: 'elif@harbour.example', subject: 'a', message: 'b' };

  it('needs all four fields and a real address', () => {
    const wrong = problemsOf({ name: ' ', email: 'elif@harbour', subject: '', message: '' });
    expect(wrong.map(({ field }) => field)).toEqual(['name', 'email', 'subject', 'message']);
    expect(problemsOf(texts)).toEqual([]);
  });

  it('says how much a text is too long, blanks around it apart', () => {
    expect(problemsOf({ ...texts, subject: `${'s'.repeat(200)} `, message: 'm'.repeat(10_000) })).toEqual([]);
    expect(problemsOf({ ...texts, subject: 's'.repeat(203), message: 'm'.repeat(10_250) })).toEqual([
      { field: 'subject', limit: 200 },
      { field: 'message', limit: 10_000 },
    ]);
  });

  it('takes over what can be read of a draft', () => {
    expect(parseSupportDraft({ name: 'Elif', message: 7 })).toEqual({ name: 'Elif' });
    expect(parseSupportDraft([])).toBeUndefined();
    expect(parseSupportDraft({ message: 'm'.repeat(10_250) })?.message).toHaveLength(10_250);
  });

  it('carries a file of up to 1 MB in base64', async () => {
    expect(await readAttachment(new File(['ahoy'], 'a.txt'))).toEqual({
      name: 'a.txt',
      content: 'YWhveQ==',
      sizeBytes: 4,
    });
    expect(await readAttachment(new File([], 'empty.txt'))).toBeNull();
    expect(await readAttachment(new File([new Uint8Array(1_000_001)], 'large.bin'))).toBeNull();
  });
});
