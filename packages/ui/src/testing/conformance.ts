import type { CSSProperties, ReactNode, Ref } from 'react';

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

interface Example {
  /** The component as its docs show it, with `root` spread on it. */
  render: (root: RootProps, values: ExampleValues) => ReactNode;
  /** Why it has no element of its own, such as a provider; it takes no root props then. */
  rootless?: string;
  /** Shown in a part of the page of its own, such as a dialog; a server renders nothing of it. */
  isOverlay?: boolean;
  /** A part of it is loaded late, for which a server that renders at once does not wait. */
  isLate?: boolean;
}

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
