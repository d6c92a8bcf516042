interface Rules {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
}
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: <Given extends Partial<Rules>>(name: 'default' | 'quarterdeck', rules: Given) => Given;
}

const scriptOrigins = new Set<string>();

const rules: Rules = {
  // Libraries empty elements by it; no text can be less than nothing, so all other HTML stays refused.
  createHTML: (html) => (html === '' ? html : null),
  // With the slash a host cannot be the beginning of another one's name. Older browsers lack `URL.parse`.
  createScriptURL: (address) =>
    [...scriptOrigins].some((origin) => address.startsWith(`${origin}/`)) ? address : null,
};

/**
 * Gives a page that asks for trusted types its `default` policy, which lets nothing through but the empty text as HTML:
 * React Aria empties its announcer that way, and a refusal would take the field down that was typed into. A page has one
 * such policy: the host's own, if there is one, stays and has to let the empty text through itself.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Not every browser knows them; there nothing is refused.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', rules);
  } catch (error) {
    console.warn('The content security policy should list the trusted types policy "default":', error);
  }
}

/** Lets scripts of one more host, such as `https://js.stripe.com`, be loaded by their address. */
export function trustScriptsFrom(origin: string): void {
  scriptOrigins.add(origin);
  allowEmptyHtml();
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The only thing that the page's own policy can make: HTML that shows a text as it is written. */
const escaping = { createHTML: (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '') };
let policy: typeof escaping | undefined;

/** A text as HTML in which nothing is markup, in the form that a page with trusted types takes. */
export function escapedHtml(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('quarterdeck', escaping) ?? escaping;
  return policy.createHTML(text);
}
