import { finite } from '../charts/chartNumbers';
import { numberFormat } from '../intlFormats';

export interface ChangeText {
  /** With its sign: "+12%". */
  text: string;
  /** Without it: "12%". */
  size: string;
  /** As it is written: what is rounded to zero goes nowhere. */
  direction: 'up' | 'down' | 'none';
}

/** From this share on, all digits of a percentage would be more than a tile has room for. */
const shortFrom = 100;
/** From this one on, "T" for trillions is not enough either. */
const extremeFrom = 1e12;

const notationOf = (size: number): Intl.NumberFormatOptions['notation'] => {
  if (size >= extremeFrom) return 'scientific';
  return size >= shortFrom ? 'compact' : 'standard';
};

/** Says a change as a share, 0.12 for 12 % more, in at most one decimal; null for what is no finite number. */
export function changeText(locale: string, share: number): ChangeText | null {
  if (finite(share) === null) return null;
  const format: Intl.NumberFormatOptions = {
    style: 'percent',
    maximumFractionDigits: 1,
    notation: notationOf(Math.abs(share)),
  };
  const text = numberFormat(locale, { ...format, signDisplay: 'exceptZero' })
    .format(share)
    .replaceAll('-', '−');
  const size = numberFormat(locale, format).format(Math.abs(share));
  // Only a sign makes the two differ.
  if (text === size) return { text, size, direction: 'none' };
  return { text, size, direction: share > 0 ? 'up' : 'down' };
}
