import { numberFormat } from '@quarterdeck/ui/intlFormats';

const withTrueMinus = (text: string) => text.replaceAll('-', '−');

/** A number in a language, with a true minus sign; a dash for what is no finite number. */
export const numberText = (locale: string, value: number | null, options: Intl.NumberFormatOptions): string =>
  value === null || !Number.isFinite(value) ? '–' : withTrueMinus(numberFormat(locale, options).format(value));

/** The same in two parts, at its decimal mark. */
export function numberParts(
  locale: string,
  value: number | null,
  options: Intl.NumberFormatOptions,
): { whole: string; fraction: string } {
  if (value === null || !Number.isFinite(value)) return { whole: '–', fraction: '' };
  const parts = numberFormat(locale, options).formatToParts(value);
  const mark = parts.findIndex(({ type }) => type === 'decimal');
  const end = mark < 0 ? parts.length : mark;
  const join = (some: typeof parts) => withTrueMinus(some.map((part) => part.value).join(''));
  return { whole: join(parts.slice(0, end)), fraction: join(parts.slice(end)) };
}

/** Of a language. */
export const decimalMarkOf = (locale: string): '.' | ',' =>
  numberParts(locale, 1.5, {}).fraction.startsWith(',') ? ',' : '.';
