import { createTranslator, type Language } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sayFallback } from './sayFallback';

const english = {
  site: { languageFellBack: '{{wanted}} didn’t load. The page is in {{shown}}.' },
  kit: { retry: 'Try again' },
};

/** A translator that was to speak `wanted`, and of which only English could be loaded. */
const speakEnglish = (wanted: Language) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return createTranslator(
    (language) => (language === 'en' ? Promise.resolve(english) : Promise.reject(new Error('No connection'))),
    wanted,
  );
};

describe('sayFallback', () => {
  afterEach(() => vi.restoreAllMocks());

  it('I18-2: says which language did not load and which one is shown, as often as it fails', async () => {
    const add = vi.spyOn(toasts, 'add');
    const load = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No connection')));
    sayFallback('tr', await speakEnglish('tr'), load);
    const [first] = add.mock.calls.at(-1) ?? [];
    expect(first?.title).toBe('Türkçe didn’t load. The page is in English.');
    first?.action?.onPress();
    expect(load).toHaveBeenCalledWith('tr');
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  });

  it('says nothing where the page speaks what was wanted', async () => {
    const add = vi.spyOn(toasts, 'add');
    sayFallback('en', await speakEnglish('en'), () => Promise.resolve());
    expect(add).not.toHaveBeenCalled();
  });
});
