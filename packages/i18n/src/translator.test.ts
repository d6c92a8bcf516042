import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Messages, Words } from './messages';
import { addWords, createTranslator, switchLanguage, TranslationError } from './translator';

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

  it('I18-2: falls back to English after a failure and two more tries', async () => {
    const { load, asked } = openServer('tr');
    const translator = await createTranslator(load, 'tr');
    expect(translator.language).toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
    expect(asked).toEqual(['tr', 'tr', 'tr', 'en']);
  });

  it('I18-2: needs no fallback when one of the tries loads it', async () => {
    const { load, asked, missing } = openServer('tr');
    const translator = await createTranslator((language) => {
      const answer = load(language);
      if (asked.length === 2) missing.length = 0;
      return answer;
    }, 'tr');
    expect(translator.t('greeting')).toBe('Merhaba');
    expect(asked).toEqual(['tr', 'tr', 'tr']);
  });

  it('I18-2: fails in the words of the specification when the fallback does not load either', async () => {
    const { load, asked } = openServer('en', 'tr');
    const failing = createTranslator(load, 'tr');
    await expect(failing).rejects.toThrow('Unable to load translation and all the fallback languages');
    await expect(failing).rejects.toBeInstanceOf(TranslationError);
    expect(asked).toEqual(['tr', 'tr', 'tr', 'en', 'en', 'en']);
  });

  it('I18-2: notes a key that has no message, and shows the key', async () => {
    const note = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const translator = await createTranslator(openServer().load, 'en');
    expect(translator.t('farewell')).toBe('farewell');
    expect(note).toHaveBeenCalledWith('No message for the key farewell');
    note.mockRestore();
  });
});

describe('switchLanguage', () => {
  it('I18-3: shows the language once its messages are there', async () => {
    const { load } = openServer();
    const translator = await createTranslator(load, 'en');
    await expect(switchLanguage(translator, 'tr')).resolves.toBe('tr');
    expect(translator.t('greeting')).toBe('Merhaba');
  });

  it('I18-2: keeps the language and throws when the messages do not load', async () => {
    const { load } = openServer('tr');
    const translator = await createTranslator(load, 'en');
    await expect(switchLanguage(translator, 'tr')).rejects.toThrow('Unable to load the messages of tr');
    expect(translator.language).toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
  });

  it('does not fall back to English from another language', async () => {
    const { load, missing } = openServer();
    const translator = await createTranslator(load, 'tr');
    missing.push('en');
    await expect(switchLanguage(translator, 'en')).rejects.toThrow('Unable to load');
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
    const first = switchLanguage(translator, 'tr');
    await expect(switchLanguage(translator, 'en')).resolves.toBe('en');
    arrive();
    await expect(first).resolves.toBe('en');
    expect(translator.t('greeting')).toBe('Hello');
  });

  it('loads a language only once', async () => {
    const { load, asked } = openServer();
    const translator = await createTranslator(load, 'en');
    await switchLanguage(translator, 'tr');
    await switchLanguage(translator, 'en');
    expect(asked).toEqual(['en', 'tr']);
  });
});

describe('addWords', () => {
  /** The words of a feature; languages of `missing` fail, and all loads are noted. */
  function openFeature(...missing: string[]) {
    const asked: string[] = [];
    const load = (language: string, farewell: string) => () => {
      asked.push(language);
      return missing.includes(language)
        ? Promise.reject(new Error('No connection'))
        : Promise.resolve({ default: { farewell } });
    };
    const feature: Words = { en: load('en', 'Goodbye'), tr: load('tr', 'Hoşça kal') };
    return { asked, missing, feature };
  }

  it('adds them in the language of the page alone, and in another one when that is shown', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const { feature, asked } = openFeature();
    await addWords(translator, feature);
    expect(translator.t('farewell')).toBe('Goodbye');
    expect(asked).toEqual(['en']);
    await switchLanguage(translator, 'tr');
    expect([translator.t('greeting'), translator.t('farewell')]).toEqual(['Merhaba', 'Hoşça kal']);
    await switchLanguage(translator, 'en');
    await addWords(translator, feature);
    expect(asked).toEqual(['en', 'tr']);
  });

  it('asks for them once where two parts of a page want them at the same time', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const { feature, asked } = openFeature();
    await Promise.all([addWords(translator, feature), addWords(translator, feature)]);
    expect(translator.t('farewell')).toBe('Goodbye');
    expect(asked).toEqual(['en']);
  });

  it('knows them in the language that the page speaks when they come', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const { feature } = openFeature();
    const adding = addWords(translator, feature);
    await switchLanguage(translator, 'tr');
    await adding;
    expect(translator.t('farewell')).toBe('Hoşça kal');
  });

  it('keeps the language where those of a feature do not come in another one', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const { feature } = openFeature('tr');
    await addWords(translator, feature);
    await expect(switchLanguage(translator, 'tr')).rejects.toThrow('Unable to load the messages of tr');
    expect(translator.t('farewell')).toBe('Goodbye');
  });

  it('throws when they do not come, and tries again when they are added again', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const { feature, missing, asked } = openFeature('en');
    await expect(addWords(translator, feature)).rejects.toThrow('Unable to load the messages of en');
    expect(asked).toEqual(['en', 'en', 'en']);
    missing.length = 0;
    await addWords(translator, feature);
    expect(translator.t('farewell')).toBe('Goodbye');
  });

  it('keeps no other words from being added or shown where some do not come', async () => {
    const translator = await createTranslator(openServer().load, 'en');
    const broken = openFeature('en', 'tr');
    await expect(addWords(translator, broken.feature)).rejects.toThrow('Unable to load');
    await addWords(translator, openFeature().feature);
    expect(translator.t('farewell')).toBe('Goodbye');
    await expect(switchLanguage(translator, 'tr')).resolves.toBe('tr');
    expect(translator.t('farewell')).toBe('Hoşça kal');
  });

  it('takes English where they do not speak the language, and replaces nothing', async () => {
    const translator = await createTranslator(() => Promise.resolve({ farewell: 'Tschüss' }), 'de');
    const more: Words = { en: () => Promise.resolve({ default: { farewell: 'Goodbye', thanks: 'Thanks' } }) };
    await addWords(translator, more);
    expect([translator.t('farewell'), translator.t('thanks')]).toEqual(['Tschüss', 'Thanks']);
  });
});
