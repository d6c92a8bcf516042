const edges = ['top', 'right', 'bottom', 'left'];

/** What guides and notes may choose themselves; type and colours are the page's. */
export const richStyles: ReadonlySet<string> = new Set([
  'text-align',
  'font-weight',
  'font-style',
  'text-decoration-line',
]);

/** What mails are written with. Nothing here moves an element out of its place or covers another one. */
export const mailStyles: ReadonlySet<string> = new Set(
  [...richStyles].concat(
    ['color', 'background-color', 'font-family', 'font-size', 'line-height', 'vertical-align', 'width', 'max-width'],
    ['border-collapse', 'list-style-type', 'text-transform'],
    edges.flatMap((edge) => [`padding-${edge}`, `margin-${edge}`]),
    edges.flatMap((edge) => ['width', 'style', 'color'].map((part) => `border-${edge}-${part}`)),
    ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
  ),
);

/** Anything that could fetch, compute or hide what it is; of functions only colours are left. */
const isSuspicious = (value: string) =>
  /[\\@{}<>;]|url|image|expression|attr|var/i.test(value) || /(?<!\b(?:rgb|hsl)a?)\(/i.test(value);

/** The widest of anything, in whatever unit: no mail is wider, and larger numbers only push the page apart. */
const largestNumber = 1000;

const isModest = (value: string) =>
  (value.match(/-?[\d.]+(?:e[+-]?\d+)?/gi) ?? []).every((number) => {
    const size = Number(number);
    return size >= 0 && size <= largestNumber;
  });

const boundedWidth = /^(?:\d{1,3}(?:\.\d+)?(?:px|em)|1000px|\d{1,2}(?:\.\d+)?%|100%)$/;

function isAllowed(property: string, value: string): boolean {
  if (isSuspicious(value) || !isModest(value)) return false;
  return !property.endsWith('width') || property.startsWith('border-') || boundedWidth.test(value);
}

/**
 * The allowed part of an inline style, as the browser itself reads it: what its parser does not take for a declaration
 * is gone before any rule here looks at it.
 * @returns declarations in longhand; empty when nothing is left.
 */
export function filterStyle(style: string, allowed: ReadonlySet<string>): string {
  // In a document that is never shown nothing is fetched.
  const holder = document.implementation.createHTMLDocument('').createElement('p');
  holder.style.cssText = style;
  return Array.from(holder.style)
    .map((property) => [property, holder.style.getPropertyValue(property)] as const)
    .filter(([property, value]) => allowed.has(property) && value !== '' && isAllowed(property, value))
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ');
}
