import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { forgetWarnings } from '../development';
import { toasts } from '../Toast';
import { useUndo } from '../undo';
import { QuarterdeckProvider } from './QuarterdeckProvider';

beforeEach(forgetWarnings);
afterEach(() => toasts.clear());

const { style } = document.documentElement;

/** What developers read in the console. */
function listen(): string[] {
  const heard: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void heard.push(text));
  return heard;
}

it('says which style sheets are missing, and how to get them', () => {
  const heard = listen();
  const tokens = ['--qd-space-2', '--qd-surface-canvas'].map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name] of tokens) style.removeProperty(name);
  onTestFinished(() => {
    for (const [name, value] of tokens) style.setProperty(name, value);
  });
  render(<QuarterdeckProvider theme="theme-rose">Harbour</QuarterdeckProvider>);
  expect(heard).toEqual([
    expect.stringContaining('Import "@quarterdeck/ui/tokens/base.css"'),
    expect.stringContaining('Import "@quarterdeck/ui/tokens/theme-rose.css"'),
  ]);
});

it('says nothing where the sheets are there', () => {
  const heard = listen();
  render(<QuarterdeckProvider>Harbour</QuarterdeckProvider>);
  toasts.add({ title: 'Moored' });
  expect(heard).toEqual([]);
});

function Sailing() {
  const undo = useUndo();
  undo.offer({ label: 'Sailed', undo: () => undefined });
  return null;
}

it('is asked for, once, where toasts and undo have no place', () => {
  vi.useFakeTimers();
  const heard = listen();
  toasts.add({ title: 'Moored' });
  toasts.add({ title: 'Moored again' });
  vi.runAllTimers();
  vi.useRealTimers();
  render(<Sailing />);
  expect(heard).toEqual([
    expect.stringMatching(/a toast has no place to be shown.*QuarterdeckProvider.*ToastRegion/),
    expect.stringMatching(/what can be undone is offered to nobody.*QuarterdeckProvider/),
  ]);
});

it('writes theme and language on the page, and not where it is a part of one', () => {
  listen();
  const root = document.documentElement;
  const { unmount } = render(
    <QuarterdeckProvider theme="theme-amber" scheme="dark" language="tr" direction="rtl">
      Harbour
    </QuarterdeckProvider>,
  );
  expect([root.dataset['theme'], root.dataset['scheme'], root.lang, root.dir]).toEqual([
    'theme-amber',
    'dark',
    'tr',
    'rtl',
  ]);
  unmount();
  render(
    <QuarterdeckProvider theme="theme-rose" isPage={false}>
      Harbour
    </QuarterdeckProvider>,
  );
  expect(root.dataset['theme']).toBe('theme-amber');
});
