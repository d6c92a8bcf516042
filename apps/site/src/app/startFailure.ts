import { TranslationError } from '@quarterdeck/i18n';
import { selectText } from '../screens/selectText';

/** Writes the id into the page, with a button that copies it: no part of the application runs here. */
function fillReference(box: HTMLElement, reference: string): void {
  const id = box.querySelector('code');
  const button = box.querySelector('button');
  if (!id || !button) return;
  id.textContent = reference;
  box.hidden = false;
  button.addEventListener('click', () => {
    // Without a secure address there is no clipboard at all.
    const copied = navigator.clipboard?.writeText(reference) ?? Promise.reject(new Error('There is no clipboard'));
    copied.then(
      () => {
        button.textContent = button.dataset.copiedLabel ?? '';
      },
      () => selectText(id),
    );
  });
}

function fillTime(element: HTMLTimeElement, language: string, now: number): void {
  const instant = new Date(now);
  element.dateTime = instant.toISOString();
  element.textContent = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}

export interface StartFailure {
  error: unknown;
  /** The id under which the console names the failure. */
  reference: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Shows what the build has written into the page for this, as nothing else may load. `boot.js` does the same. */
export function showStartFailure(root: HTMLElement, { error, reference, now }: StartFailure): void {
  const failure = document.querySelector<HTMLTemplateElement>('template#start-failure');
  if (failure) root.replaceChildren(failure.content.cloneNode(true));
  const language = document.documentElement.lang;
  for (const box of root.querySelectorAll<HTMLElement>('[data-part="reference"]')) fillReference(box, reference);
  for (const time of root.querySelectorAll('time')) fillTime(time, language, now);
  if (error instanceof TranslationError) {
    for (const heading of root.querySelectorAll<HTMLElement>('[data-prerendered-language] h1')) {
      heading.textContent = error.message;
      heading.lang = 'en';
    }
  }
  const title = root.querySelector(`[data-prerendered-language="${language}"] h1`);
  document.title = `${title?.textContent ?? ''} · Quarterdeck`;
}
