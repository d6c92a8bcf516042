import type { Entry } from './entries.ts';

export type Scheme = 'light' | 'dark';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a story is looked at. */
export interface Mode {
  /** Viewport and scheme: `phone-dark`. */
  readonly name: string;
  readonly scheme: Scheme;
  readonly size: Size;
}

/** What decides about the modes of a story, as the story itself says it. */
export interface StoryViewport {
  /** Name and size of the viewport that the story asks for. */
  readonly viewport?: { readonly name: string; readonly size: Size } | undefined;
}

/** One picture that is to be taken. */
export interface Shot {
  /** `<story id>@<mode>`. */
  readonly key: string;
  readonly entry: Entry;
  readonly mode: Mode;
}

const desktop: Size = { width: 1280, height: 900 };
const phone: Size = { width: 375, height: 812 };
const schemes: readonly Scheme[] = ['light', 'dark'];

const modeOf = (viewport: string, scheme: Scheme, size: Size): Mode => ({
  name: `${viewport}-${scheme}`,
  scheme,
  size,
});

/** Two modes show every size and scheme once; what all screens are made of is looked at in all four. */
const usual = [modeOf('desktop', 'light', desktop), modeOf('phone', 'dark', phone)];
const all = [...usual, modeOf('desktop', 'dark', desktop), modeOf('phone', 'light', phone)];

/** The modes of a story. One with a viewport of its own is looked at in that one only, in both schemes. */
export function modesOf({ title }: Pick<Entry, 'title'>, { viewport }: StoryViewport): readonly Mode[] {
  if (viewport) return schemes.map((scheme) => modeOf(viewport.name, scheme, viewport.size));
  return /^(Layouts|Components)\//.test(title) ? all : usual;
}

/** The pictures of some stories, mode after mode of each. */
export function shotsOf(entries: readonly Entry[], viewportOf: (id: string) => StoryViewport): readonly Shot[] {
  return entries.flatMap((entry) =>
    modesOf(entry, viewportOf(entry.id)).map((mode) => ({ key: `${entry.id}@${mode.name}`, entry, mode })),
  );
}

/** Shots with the same key can share a page: stories of one file, looked at in one way. */
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
