/**
 * A text as part of an address: lower case, spaces as hyphens, repeated hyphens as one, and nothing but word
 * characters (letters without accents, digits, `_`) and hyphens; may be empty.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-');
}

/** `slug`, or with the first of `-1`, `-2` … that makes it one that is not `taken`. */
export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let count = 1;
  while (taken.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
