/** Making a format takes far longer than using it, and every cell of a table needs one. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

const withTrueMinus = (text: string) => text.replaceAll('-', '−');

/** A number in a language, with a true minus sign; a dash for what is no finite number. */
export const numberText = (locale: string, value: number | null, options: Intl.NumberFormatOptions): string =>
  value === null || !Number.isFinite(value) ? '–' : withTrueMinus(formatOf(locale, options).format(value));

/** The same in two parts, at its decimal mark. */
export function numberParts(
  locale: string,
  value: number | null,
  options: Intl.NumberFormatOptions,
): { whole: string; fraction: string } {
  if (value === null || !Number.isFinite(value)) return { whole: '–', fraction: '' };
  const parts = formatOf(locale, options).formatToParts(value);
  const mark = parts.findIndex(({ type }) => type === 'decimal');
  const end = mark < 0 ? parts.length : mark;
  const join = (some: typeof parts) => withTrueMinus(some.map((part) => part.value).join(''));
  return { whole: join(parts.slice(0, end)), fraction: join(parts.slice(end)) };
}

/** Of a language. */
export const decimalMarkOf = (locale: string): '.' | ',' =>
  numberParts(locale, 1.5, {}).fraction.startsWith(',') ? ',' : '.';
