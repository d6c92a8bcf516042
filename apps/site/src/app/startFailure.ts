import { TranslationError } from '@quarterdeck/i18n';

/** Shows what the build has written into the page for this, as nothing else may load. `boot.js` does the same. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const failure = document.querySelector<HTMLTemplateElement>('template#start-failure');
  if (failure) root.replaceChildren(failure.content.cloneNode(true));
  if (error instanceof TranslationError) {
    for (const heading of root.querySelectorAll<HTMLElement>('[data-prerendered-language] h1')) {
      heading.textContent = error.message;
      heading.lang = 'en';
    }
  }
  const title = root.querySelector(`[data-prerendered-language="${document.documentElement.lang}"] h1`);
  document.title = `${title?.textContent ?? ''} · Quarterdeck`;
}
