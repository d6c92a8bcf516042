/** What somebody typed as an amount. */
export type TypedAmount =
  | { kind: 'empty' }
  /** Has letters, a minus sign or marks that no number has. */
  | { kind: 'notANumber' }
  | { kind: 'tooManyDigits' }
  | { kind: 'amount'; value: number };

/** Blanks of all kinds, apostrophes, and what money is pasted with. */
const passedOver = /[\s'’_$€£₺₿+]|\b(?:btc|eth|bch|xrp|usd)\b/gi;

/**
 * Reads an amount with a decimal point or a decimal comma, whatever the language: `0.25`, `0,25`, `1,234.56`, `1.234,56`.
 * A mark that stands once is a decimal mark, but for the language's own mark of thousands in front of three digits.
 * @param decimalMark of the language. @param maxDigits after the decimal mark.
 */
export function readTyped(text: string, decimalMark: '.' | ',', maxDigits: number): TypedAmount {
  const bare = text.replaceAll(passedOver, '');
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'notANumber' };
  const parts = splitNumber(bare, decimalMark);
  if (!parts) return { kind: 'notANumber' };
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > maxDigits) return { kind: 'tooManyDigits' };
  return { kind: 'amount', value: Number(`${parts.whole || '0'}.${fraction || '0'}`) };
}

/** Groups of three digits behind the first one to three. */
const grouped = (text: string, mark: string): boolean => {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

function splitNumber(text: string, decimalMark: '.' | ','): { whole: string; fraction: string } | null {
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return null;
  const marks = text.replaceAll(/\d/g, '');
  const lastMark = marks.at(-1) ?? '';
  const isMixed = new Set(marks).size > 1;
  const isOnce = marks.length === 1;
  const groupMark = decimalMark === '.' ? ',' : '.';
  // With a zero in front it is a fraction: nobody writes 0,250 for 250.
  const isThousands = lastMark === groupMark && isOnce && grouped(text, groupMark) && !text.startsWith('0');
  if (marks === '') return { whole: text, fraction: '' };
  if (isThousands || (!isMixed && !isOnce)) {
    return grouped(text, lastMark) ? { whole: text.replaceAll(lastMark, ''), fraction: '' } : null;
  }
  const at = text.lastIndexOf(lastMark);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  const other = lastMark === '.' ? ',' : '.';
  if (whole.includes(lastMark) || (whole.includes(other) && !grouped(whole, other))) return null;
  return { whole: whole.replaceAll(other, ''), fraction };
}

/** An amount as somebody would type it: without marks of thousands, with as many digits as it has. */
export function toTyped(amount: number, decimalMark: '.' | ',', maxDigits: number): string {
  return amount
    .toFixed(maxDigits)
    .replace(/\.?0+$/, '')
    .replace('.', decimalMark);
}
