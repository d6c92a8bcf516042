import { onTestFinished } from 'vitest';

/** Where versions of the Unicode data differ: before "PM", and around the dash of a range. */
const changing = /[ \u202F](?=[AP]M)|[ \u2009](?=–)|(?<=–)[ \u2009]/g;

type Parts = readonly { value: string }[];

/** Makes `Intl` write dates with narrow spaces, as Node does, or with plain ones, as browsers do, until the test ends. */
export function writeDatesWith(kind: 'narrow' | 'plain'): void {
  const narrow = (text: string, at: number) => (/[AP]/.test(text[at + 1] ?? '') ? '\u202F' : '\u2009');
  const spaced = (text: string) =>
    text.replaceAll(changing, (_, at: number) => (kind === 'plain' ? ' ' : narrow(text, at)));
  const spacedParts = (parts: Parts) => {
    const text = spaced(parts.map(({ value }) => value).join(''));
    let end = 0;
    return parts.map((part) => {
      const start = end;
      end += part.value.length;
      return { ...part, value: text.slice(start, end) };
    });
  };
  for (const name of ['format', 'formatToParts', 'formatRange', 'formatRangeToParts']) {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    if (own === undefined) throw new Error(`Intl.DateTimeFormat has no ${name}`);
    onTestFinished(() => void Object.defineProperty(prototype, name, own));
    // `format` is a getter of a bound function; the others are methods.
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const write = (own.get?.call(this) ?? own.value) as (...given: unknown[]) => string | Parts;
        return (...given: unknown[]) => {
          const written = write.apply(this, given);
          return typeof written === 'string' ? spaced(written) : spacedParts(written);
        };
      },
    });
  }
}
