/** What a scheme decides of an element: colors, and what is drawn in them. */
const painted = [
  'color',
  'color-scheme',
  'background-color',
  'background-image',
  'border-block-start-color',
  'border-block-end-color',
  'border-inline-start-color',
  'border-inline-end-color',
  'box-shadow',
  'outline-color',
  'filter',
  'fill',
  'stroke',
] as const;

/** What the elements of a place are painted with, in their order: a line for each, and for what stands before and after it. */
export function paintOf(place: Element): readonly string[] {
  return [...place.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const values = painted.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName}${pseudo} ${values.join('; ')}`;
    }),
  );
}
