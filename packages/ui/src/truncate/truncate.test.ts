import { describe, expect, it } from 'vitest';
import { truncateForSpeech, truncateForDisplay } from './truncate';

const family = '👩‍👩‍👧‍👦';

describe('truncateForSpeech', () => {
  it('keeps what is heard in one breath', () => {
    const title = 'Send Marta Lindqvist the revised season calendar';
    expect(truncateForSpeech(title)).toBe(title);
    expect(truncateForSpeech('x'.repeat(90))).toBe('x'.repeat(90));
    expect(truncateForSpeech('')).toBe('');
  });

  it('cuts a long title at the end of a word', () => {
    expect(truncateForSpeech('Agree with everyone who ever wrote a line about this booking '.repeat(100))).toBe(
      'Agree with everyone who ever wrote a line about this booking Agree with everyone who ever…',
    );
  });

  it('keeps a last word that ends right at the limit', () => {
    const head = `${'word '.repeat(17)}short`;
    expect(head).toHaveLength(90);
    expect(truncateForSpeech(`${head} and more`)).toBe(`${head}…`);
  });

  it('cuts an endless word, and a text without spaces, where a letter ends', () => {
    expect(truncateForSpeech('Unbroken'.repeat(1_250))).toBe(`${'Unbroken'.repeat(11)}Un…`);
    expect(truncateForSpeech(`short ${'x'.repeat(10_000)}`)).toBe(`short ${'x'.repeat(84)}…`);
    const families = family.repeat(9);
    expect(truncateForSpeech(families)).toBe(`${family.repeat(Math.floor(90 / family.length))}…`);
    expect(truncateForSpeech('予約'.repeat(60))).toBe(`${'予約'.repeat(45)}…`);
  });
});

describe('truncateForDisplay', () => {
  it('keeps what a row has room for', () => {
    const title = 'x'.repeat(240);
    expect(truncateForDisplay(title)).toBe(title);
    expect(truncateForDisplay(`${title}y`)).toBe(`${title}…`);
  });
});
