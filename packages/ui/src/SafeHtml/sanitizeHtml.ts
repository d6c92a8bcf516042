import DOMPurify, { type Config, type UponSanitizeAttributeHookEvent } from 'dompurify';
import { escapedHtml } from '../trustedTypes';
import { profiles, type Profile, type SafeHtmlProfile } from './profiles';
import { filterStyle } from './styleFilter';

/** Longest text that is read as HTML, in UTF-16 units: 1 MB. What follows is left out. */
export const longestHtml = 1_000_000;

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const rasterImage = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]*$/i;

function isSafeLink(address: string): boolean {
  if (address.startsWith('#')) return true;
  try {
    // The browser's own reading: it drops blanks and line breaks, as a click would.
    return linkProtocols.has(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** Whose rules are in force; a call sets it, and nothing else runs before it ends. */
let profile: Profile = profiles.highlight;

/** A strict pattern for addresses would drop `dir`, `align` and `lang` as well, so they are looked at one by one. */
function checkAttribute(_: Element, attribute: UponSanitizeAttributeHookEvent) {
  const { attrName: name, attrValue: value } = attribute;
  if (name === 'href') attribute.keepAttr = isSafeLink(value);
  else if (name === 'src') attribute.keepAttr = rasterImage.test(value);
  else if (name === 'style') {
    attribute.attrValue = filterStyle(value, profile.styles);
    attribute.keepAttr = attribute.attrValue !== '';
  }
}

function openElsewhere(element: Element) {
  if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
  // A place on the same page stays in this window.
  if (element.getAttribute('href')?.startsWith('#')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

/**
 * The kit's own, so that the rules of another package of the page stay out of it, and these out of theirs. One for all
 * profiles: each makes a policy of one name for trusted types, which a page allows once.
 */
let own: typeof DOMPurify | undefined;
function purifier() {
  if (own === undefined) {
    own = DOMPurify(window);
    own.addHook('uponSanitizeAttribute', checkAttribute);
    own.addHook('afterSanitizeAttributes', openElsewhere);
  }
  return own;
}

const configOf = ({ tags, attributes }: Profile): Config => ({
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Their text is an alternative, a choice or a program, nothing that was written to be read.
  ADD_FORBID_CONTENTS: ['object', 'applet', 'select', 'datalist', 'canvas', 'dialog', 'frameset', 'map', 'picture'],
});

/** Runs the sanitiser by a profile; undefined where it fails or there is no browser. */
function run<T>(name: SafeHtmlProfile, sanitize: (purify: typeof DOMPurify, config: Config) => T): T | undefined {
  profile = profiles[name];
  try {
    const purify = purifier();
    return purify.isSupported ? sanitize(purify, configOf(profile)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * HTML of others without anything that runs, fetches or reaches beyond its place, for a frame of its own; on the page
 * itself `SafeHtml` shows it. Use the result as it is: markup that is put together afterwards is not clean any more.
 * @returns what a page with trusted types takes as HTML; the escaped text when the sanitiser fails.
 */
export function sanitizeHtml(html: string, name: SafeHtmlProfile): TrustedHTML | string {
  const text = html.slice(0, longestHtml);
  const clean = run(name, (purify, config) => purify.sanitize(text, { ...config, RETURN_TRUSTED_TYPE: true }));
  return clean ?? escapedHtml(text);
}

/** The same as a tree, which is never parsed a second time; a single text when the sanitiser fails. */
export function sanitizeToTree(html: string, name: SafeHtmlProfile): DocumentFragment | string {
  const text = html.slice(0, longestHtml);
  return run(name, (purify, config) => purify.sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true })) ?? text;
}
