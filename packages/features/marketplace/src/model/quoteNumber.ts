import type { SelectionLine } from '@quarterdeck/contract/rules/selection';

/** Days for which a quote holds. */
export const quoteDays = 30;

/**
 * The number of a quote, such as `Q-20261123-4F2A`: the same for the same project, day, requirements and prices, another
 * when one of them changes.
 * @param day calendar day, ISO 8601.
 */
export function quoteNumber(projectId: string, day: string, lines: readonly SelectionLine[]): string {
  const text = [projectId, ...lines.map(({ id, price }) => `${id} ${price}`).toSorted()].join('\n');
  // FNV-1a, 32 bits, folded to 16: enough to tell the quotes of one day apart.
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const short = (hash >>> 16) ^ (hash & 0xffff);
  return `Q-${day.replaceAll('-', '')}-${short.toString(16).toUpperCase().padStart(4, '0')}`;
}
