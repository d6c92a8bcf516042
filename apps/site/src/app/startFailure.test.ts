import { TranslationError } from '@quarterdeck/i18n';
import { beforeEach, describe, expect, it } from 'vitest';
import { showStartFailure } from './startFailure';

describe('showStartFailure', () => {
  beforeEach(() => {
    document.documentElement.lang = 'tr';
    document.body.innerHTML = `<div id="root">Loading</div><template id="start-failure">
      <div data-prerendered-language="en"><h1>The page could not start</h1></div>
      <div data-prerendered-language="tr"><h1>Sayfa açılamadı</h1></div>
    </template>`;
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
