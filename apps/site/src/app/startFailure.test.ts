import { TranslationError } from '@quarterdeck/i18n';
import { beforeEach, describe, expect, it } from 'vitest';
import { showStartFailure } from './startFailure';

const titles = [
  ['en', 'The page could not start'],
  ['tr', 'Sayfa açılamadı'],
] as const;

describe('showStartFailure', () => {
  beforeEach(() => {
    document.documentElement.lang = 'tr';
    const root = document.createElement('div');
    root.id = 'root';
    const failure = document.createElement('template');
    failure.id = 'start-failure';
    for (const [language, words] of titles) {
      const part = document.createElement('div');
      part.dataset['prerenderedLanguage'] = language;
      part.append(Object.assign(document.createElement('h1'), { textContent: words }));
      failure.content.append(part);
    }
    document.body.replaceChildren(root, failure);
  });

  /** What whoever reads the language of the page sees, with the title of the tab. */
  function show(error: unknown) {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page needs a root');
    showStartFailure(root, error);
    return [root.querySelector('[data-prerendered-language="tr"] h1')?.textContent, document.title];
  }

  it('shows what the build has written for the language of the page', () => {
    expect(show(new Error('No connection'))).toEqual(['Sayfa açılamadı', 'Sayfa açılamadı · Quarterdeck']);
  });

  it('I18-2: says so where neither the language nor the fallback could be loaded', () => {
    const words = 'Unable to load translation and all the fallback languages';
    expect(show(new TranslationError())).toEqual([words, `${words} · Quarterdeck`]);
    expect(document.querySelector('h1')?.lang).toBe('en');
  });
});
