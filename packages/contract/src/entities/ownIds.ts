import type * as z from 'zod/mini';

/** A check of a list as a write takes it: no two of its parts have the same id. Names the later one. */
export function ownIds({ value, issues }: z.core.ParsePayload<readonly { readonly id: string }[]>): void {
  const seen = new Set<string>();
  for (const [index, { id }] of value.entries()) {
    if (seen.has(id)) {
      issues.push({ code: 'custom', message: 'Is the id of another one', path: [index, 'id'], input: value });
    }
    seen.add(id);
  }
}
