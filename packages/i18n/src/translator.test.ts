import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslator, switchLanguage, type Messages } from './translator';

const words: Record<string, Messages> = { en: { greeting: 'Hello' }, tr: { greeting: 'Merhaba' } };

/** A server of messages; languages of `missing` fail, and all calls are noted. */
function openServer(...missing: string[]) {
  const asked: string[] = [];
  return {
    asked,
    missing,
    load: (language: string) => {
      asked.push(language);
      return missing.includes(language)
        ? Promise.reject(new Error('No connection'))
        : Promise.resolve(words[language] ?? {});
    },
  };
}

// Each failed attempt is noted there.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('createTranslator', () => {
  it('speaks the wanted language and loads no other', async () => {
    const { load, asked } = openServer();
    const translator = await createTranslator(load, 'tr');
    expect(translator.t('greeting')).toBe('Merhaba');
    expect(asked).toEqual(['tr']);
  });

  it('falls back to English after three failures', async () => {
    const { load, asked } = openServer('tr');
    const translator = await createTranslator(load, 'tr');
    expect(translator.language).toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
    expect(asked).toEqual(['tr', 'tr', 'tr', 'en']);
  });

  it('fails when no language loads', async () => {
    const { load } = openServer('en', 'tr');
    await expect(createTranslator(load, 'tr')).rejects.toThrow(
      'Unable to load translation and all the fallback languages',
    );
  });
});

describe('switchLanguage', () => {
  it('shows the language once its messages are there', async () => {
    const { load } = openServer();
    const translator = await createTranslator(load, 'en');
    await expect(switchLanguage(translator, load, 'tr')).resolves.toBe('tr');
    expect(translator.t('greeting')).toBe('Merhaba');
  });

  it('keeps the language and throws when the messages do not load', async () => {
    const { load } = openServer('tr');
    const translator = await createTranslator(load, 'en');
    await expect(switchLanguage(translator, load, 'tr')).rejects.toThrow('Unable to load the messages of tr');
    expect(translator.language).toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
  });

  it('does not fall back to English from another language', async () => {
    const { load, missing } = openServer();
    const translator = await createTranslator(load, 'tr');
    missing.push('en');
    await expect(switchLanguage(translator, load, 'en')).rejects.toThrow('Unable to load');
    expect(translator.t('greeting')).toBe('Merhaba');
  });

  it('shows what was asked for last, whichever comes last', async () => {
    let arrive = () => {};
    const slow = (language: string) =>
      language === 'tr'
        ? new Promise<Messages>((resolve) => {
            arrive = () => resolve(words['tr'] ?? {});
          })
        : Promise.resolve(words[language] ?? {});
    const translator = await createTranslator(slow, 'en');
    const first = switchLanguage(translator, slow, 'tr');
    await expect(switchLanguage(translator, slow, 'en')).resolves.toBe('en');
    arrive();
    await expect(first).resolves.toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
  });

  it('loads a language only once', async () => {
    const { load, asked } = openServer();
    const translator = await createTranslator(load, 'en');
    await switchLanguage(translator, load, 'tr');
    await switchLanguage(translator, load, 'en');
    expect(asked).toEqual(['en', 'tr']);
  });
});
