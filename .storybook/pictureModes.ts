/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Scheme = 'light' | 'dark';

/** How a story is looked at. */
export interface Mode {
  /** Viewport and scheme: `phone-dark`. */
  readonly name: string;
  readonly scheme: Scheme;
  readonly size: Size;
}

/** The viewport that a story asks for. */
export interface NamedViewport {
  readonly name: string;
  readonly size: Size;
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

/** The modes of a story, for `npm run visual` and Chromatic alike. One with a viewport of its own is looked at in that one, in both schemes. */
export function modesOf(title: string, viewport: NamedViewport | undefined): readonly Mode[] {
  if (viewport) return schemes.map((scheme) => modeOf(viewport.name, scheme, viewport.size));
  return /^(Layouts|Components)\//.test(title) ? all : usual;
}

/** Whether a story has pictures: one that is not tested (`!test` takes its tag `test` away) or says `no-visual` has none. */
export const hasPictures = (tags: readonly string[]): boolean => tags.includes('test') && !tags.includes('no-visual');

/** What of a story decides about its modes. */
interface ModedStory {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: { width: string; height: string } }>>;
    };
  };
}

/** @returns undefined where the story leaves the viewport to whoever looks at it. */
export function viewportOf({ globals, parameters }: ModedStory): NamedViewport | undefined {
  const { viewport } = globals as { viewport?: { value?: string } };
  const name = viewport?.value;
  const styles = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles;
  if (name === undefined || styles === undefined) return undefined;
  return { name, size: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } };
}

/** The modes as Chromatic takes them: viewport, and globals by their names. */
export function chromaticOf(story: ModedStory & { readonly title: string; readonly tags: readonly string[] }) {
  if (!hasPictures(story.tags)) return { disableSnapshot: true };
  const modes = modesOf(story.title, viewportOf(story));
  return { modes: Object.fromEntries(modes.map(({ name, scheme, size }) => [name, { viewport: size, scheme }])) };
}
