import { fold } from '../fold';
import { sanitizeToTree } from './sanitizeHtml';

/** A heading of the second or third level, with the id under which it stands on the page. */
export interface SafeHeading {
  id: string;
  text: string;
}

/**
 * Finds the ids of headings, in their order. They begin with `section-`, so that no text of others can take the name of
 * something that the page looks up by its id.
 */
function headingIds(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const name = fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const id = name === '' ? 'section' : `section-${name}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

const listed = 'h1, h2, h3';

/** The elements of a cleaned tree that get an id. */
export function findHeadings(tree: ParentNode): Map<Element, SafeHeading> {
  const elements = [...tree.querySelectorAll(listed)];
  const texts = elements.map((element) => element.textContent.trim());
  const ids = headingIds(texts);
  return new Map(elements.map((element, index) => [element, { id: ids[index] ?? '', text: texts[index] ?? '' }]));
}

/** The headings that `SafeHtml` shows of an HTML of the profile `rich`, for a list of contents. */
export function safeHeadings(html: string): SafeHeading[] {
  const tree = sanitizeToTree(html, 'rich');
  return typeof tree === 'string' ? [] : [...findHeadings(tree).values()];
}
