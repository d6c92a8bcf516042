import type { Language } from '@quarterdeck/i18n';
import type { BuiltLayoutName } from '@quarterdeck/ui/Layout';

interface PrerenderedMark {
  /** Id of the route of a page that is hydrated; none for a frame, which is replaced. */
  route?: string;
  layout: BuiltLayoutName;
  /** @default fits every language */
  language?: Language;
}

/** The attributes by which `boot.js` and the start find what was prerendered; the style sheet shows what fits the visitor. */
export const prerenderedAs = ({ route, layout, language }: PrerenderedMark): string =>
  [
    `data-prerendered-layout="${layout}"`,
    route === undefined ? '' : `data-prerendered-route="${route}"`,
    language === undefined ? '' : `data-prerendered-language="${language}"`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Takes the prerendered page that the first render will be equal to out of the visitor's rules and removes the others.
 * @returns the element to hydrate; undefined where the HTML holds another page, layout or language.
 */
export function takePrerendered(root: HTMLElement, { route, layout, language }: Required<PrerenderedMark>) {
  const selector = `[data-prerendered-route="${route}"][data-prerendered-layout="${layout}"][data-prerendered-language="${language}"]`;
  const page = root.querySelector<HTMLElement>(selector);
  if (!page) return undefined;
  // From now on layout and language may change, and the page with them.
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  // The page itself is not moved: it would lose the focus.
  for (const other of root.querySelectorAll(':scope > *')) if (other !== page) other.remove();
  return page;
}
