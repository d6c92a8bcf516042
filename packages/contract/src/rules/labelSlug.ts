import { slugOf, uniqueSlug } from './slug';

/** The slug of a label: that of its title, or `label` for a title of which nothing is left in one; none that is `taken`. */
export function labelSlug(title: string, taken: Iterable<string>): string {
  return uniqueSlug(slugOf(title) || 'label', new Set(taken));
}
