import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';

/** What every component takes and puts on its root element. */
interface RootProps {
  /** Each root is another kind of element. */
  ref?: Ref<never>;
  className?: string;
  style?: CSSProperties;
  /** Stands for every other attribute. */
  'data-app'?: string;
}

/** What an example shows instead of its own words and values. */
export interface ExampleValues {
  /** The main words: a label, a title, a name. */
  text: string;
  number: number;
  /** A day or an instant, as the component takes it (ISO 8601). */
  date: string;
}

/**
 * Why a component has no element of its own to put props on. `wrapper`: what it shows are its children alone, as a
 * provider or a boundary does. `text`: it is a part of the text of its parent. `single`: there is one on a page, and it
 * takes no props. `page`: it is the frame of a whole page, with the one main region. A test proves each.
 */
type Rootless = 'wrapper' | 'text' | 'single' | 'page';

interface ExampleOptions {
  /** Shown over the page, such as a dialog: a page has one at a time. */
  isOverlay?: boolean;
  /** A part of it is loaded late, for which a server that renders at once does not wait. */
  isLate?: boolean;
  /** What it needs is only in real browsers: the story of conformance and its own stories show it, the unit test does not. */
  needsBrowser?: boolean;
}

export type Example = ExampleOptions &
  (
    | {
        /** The component as its docs show it, with `root` spread on it. */
        render: (root: RootProps, values: ExampleValues) => ReactNode;
        rootless?: never;
      }
    | {
        /** The component itself, with the text as its only content. */
        render: (root: RootProps, values: ExampleValues) => ReactElement;
        rootless: Rootless;
      }
  );

/** By the component's name. */
export type Examples = Readonly<Record<string, Example>>;

/** Ordinary values. */
export const plainValues: ExampleValues = { text: 'Harbour', number: 3, date: '2026-03-02' };

/** Values that nobody planned for. */
export const hostileValues: readonly (Partial<ExampleValues> & { name: string })[] = [
  { name: 'markup', text: '<img src=x onerror="globalThis.hostile = true"><script>globalThis.hostile = true</script>' },
  { name: '10,000 characters', text: 'long '.repeat(2000) },
  { name: 'one word of 10,000 letters', text: 'x'.repeat(10_000) },
  { name: 'a text from right to left', text: 'مرفأ السفن القديمة \u202E abc' },
  { name: 'no text', text: '' },
  { name: 'no number', number: Number.NaN },
  { name: 'a negative number', number: -5 },
  { name: 'a million millions', number: 1e12 },
  { name: 'no date', date: '' },
  { name: 'a date that does not exist', date: '2026-02-31' },
  { name: 'words for a date', date: 'tomorrow' },
];

/** The hostile values that an example shows; with any other it is drawn as with ordinary ones. */
export function hostileValuesOf({ render }: Example): typeof hostileValues {
  const shown = new Set<PropertyKey>();
  const note = <Value>(name: keyof ExampleValues, value: Value): Value => {
    shown.add(name);
    return value;
  };
  void render(
    {},
    {
      get text() {
        return note('text', plainValues.text);
      },
      get number() {
        return note('number', plainValues.number);
      },
      get date() {
        return note('date', plainValues.date);
      },
    },
  );
  return hostileValues.filter(({ name: _name, ...values }) => Object.keys(values).some((name) => shown.has(name)));
}
