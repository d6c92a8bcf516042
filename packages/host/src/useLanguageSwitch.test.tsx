import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLanguageSwitch } from './useLanguageSwitch';

const words = { host: { languageFailed: 'The language didn’t load' }, kit: { retry: 'Try again' } };

afterEach(() => vi.restoreAllMocks());

it('I18-2: says that a language did not load, as often as that fails, and tries again', async () => {
  const add = vi.spyOn(toasts, 'add');
  const translator = await createTranslator(() => Promise.resolve(words), 'en');
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue();
  const { result } = renderHook(() => useLanguageSwitch(load), {
    wrapper: ({ children }) => <TranslatorProvider i18n={translator}>{children}</TranslatorProvider>,
  });
  await result.current('tr');
  const [message] = add.mock.calls[0] ?? [];
  expect(message?.title).toBe('The language didn’t load');
  message?.action?.onPress();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(add).toHaveBeenCalledTimes(1);
});
