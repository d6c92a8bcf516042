import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdownParts';

const shown = (seconds: number | null, locale: string) =>
  countdownParts(seconds, locale).map(({ digits, word }) => `${digits} ${word}`);

describe('countdownParts', () => {
  it('splits what is left and says each unit in its number', () => {
    expect(shown(2 * 86_400 + 3_600 + 59 * 60 + 1, 'en')).toEqual(['02 days', '01 hour', '59 minutes', '01 second']);
  });

  it('speaks the language of the reader', () => {
    expect(shown(61, 'tr')).toEqual(['00 gün', '00 saat', '01 dakika', '01 saniye']);
  });

  it('keeps all days, however many', () => {
    expect(shown(1234 * 86_400, 'en')[0]).toBe('1234 days');
  });

  it('has no digits before it is known what time it is', () => {
    expect(shown(null, 'en')[3]).toBe('–– seconds');
  });
});
