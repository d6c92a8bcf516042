import { createTranslator, type Translator } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import type { ThemeName } from '@quarterdeck/ui/tokens';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useThemeSheets } from './themeSheets';

const words = { site: { themeFailed: 'The theme didn’t load' }, kit: { retry: 'Try again' } };

function Shown({ wanted, translator }: { wanted: ThemeName; translator: Translator }) {
  return useThemeSheets(wanted, translator);
}

const link = () => document.getElementById('theme-sheets');
const tell = (type: 'load' | 'error') => act(async () => link()?.dispatchEvent(new Event(type)));

afterEach(() => toasts.clear());

it('keeps the theme of the page where the colours do not come, says so, and asks anew on Try again', async () => {
  const i18n = await createTranslator(async () => words, 'en');
  const page = (wanted: ThemeName) => <Shown wanted={wanted} translator={i18n} />;
  const { rerender } = render(page('theme-teal'));
  expect(link()).toBeNull();
  rerender(page('theme-rose'));
  const first = link();
  expect(first).not.toBeNull();
  await tell('error');
  expect(link()).toBeNull();
  expect(screen.queryByText('theme-rose')).toBeNull();
  expect(toasts.all().map(({ title }) => title)).toEqual(['The theme didn’t load']);

  act(() => toasts.all()[0]?.action?.onPress());
  expect(link()).not.toBe(first);
  await tell('load');
  await screen.findByText('theme-rose');
});
