import { TranslationError } from '@quarterdeck/i18n';
import { beforeEach, expect, it, vi } from 'vitest';
import { showStartFailure } from './startFailure';

/** What the build writes for one language. */
function part(language: string, title: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.prerenderedLanguage = language;
  const heading = document.createElement('h1');
  heading.textContent = title;
  const box = document.createElement('div');
  box.dataset.part = 'reference';
  box.hidden = true;
  const button = document.createElement('button');
  button.dataset.copiedLabel = 'Copied';
  box.append(document.createElement('code'), button);
  element.append(heading, box, document.createElement('time'));
  return element;
}

const root = document.createElement('div');
beforeEach(() => {
  document.documentElement.lang = 'tr';
  const template = document.createElement('template');
  template.id = 'start-failure';
  template.content.append(part('en', 'No start'), part('tr', 'Başlamadı'));
  document.body.replaceChildren(root, template);
  show(new Error('No connection'));
});

function show(error: unknown): void {
  showStartFailure(root, { error, reference: '3F9A1C-7F3A-91C2', now: Date.parse('2026-01-15T09:42:00Z') });
}

it('CF-6: shows the id and the time, and names the tab in the reader’s language', () => {
  const box = root.querySelector<HTMLElement>('[data-part="reference"]');
  expect(box?.hidden).toBe(false);
  expect(box?.querySelector('code')?.textContent).toBe('3F9A1C-7F3A-91C2');
  expect(root.querySelector('time')?.dateTime).toBe('2026-01-15T09:42:00.000Z');
  expect(document.title).toBe('Başlamadı · Quarterdeck');
});

it('copies the id, and selects it where there is no clipboard', async () => {
  const button = root.querySelector('button');
  vi.stubGlobal('navigator', {});
  button?.click();
  await vi.waitFor(() => expect(String(getSelection())).toBe('3F9A1C-7F3A-91C2'));
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('3F9A1C-7F3A-91C2');
  vi.unstubAllGlobals();
});

it('I18-2: says so where neither the language nor the fallback could be loaded', () => {
  const words = 'Unable to load translation and all the fallback languages';
  show(new TranslationError());
  const heading = root.querySelector<HTMLElement>('[data-prerendered-language="tr"] h1');
  expect(heading?.textContent).toBe(words);
  expect(heading?.lang).toBe('en');
  expect(document.title).toBe(`${words} · Quarterdeck`);
});
