import { modesOf, type Mode, type NamedViewport } from '../../.storybook/pictureModes.ts';
import type { Entry } from './entries.ts';

/** What decides about the modes of a story, as the story itself says it. */
export interface StoryViewport {
  readonly viewport?: NamedViewport | undefined;
}

/** One picture that is to be taken. */
export interface Shot {
  /** `<story id>@<mode>`. */
  readonly key: string;
  readonly entry: Entry;
  readonly mode: Mode;
}

/** The pictures of some stories, mode after mode of each. */
export function shotsOf(entries: readonly Entry[], viewportOf: (id: string) => StoryViewport): readonly Shot[] {
  return entries.flatMap((entry) =>
    modesOf(entry.title, viewportOf(entry.id).viewport).map((mode) => ({
      key: `${entry.id}@${mode.name}`,
      entry,
      mode,
    })),
  );
}

/** Shots with the same key can share a page: those of one file of stories in one mode. */
export const pageKey = ({ entry, mode }: Shot): string =>
  `${entry.importPath} ${mode.name} ${mode.size.width}x${mode.size.height}`;

/** The same items in an order that `seed` decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const order = items.map((item) => {
    // mulberry32: small, and the same everywhere.
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return { item, rank: value ^ (value >>> 14) };
  });
  return order.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
