import type { ReactNode } from 'react';
import { numberFormat } from '../intlFormats';

/** Numbers in the digits of the language, with a real minus sign; one that is no number as a dash. */
export function cellContent(content: ReactNode, locale: string): ReactNode {
  if (typeof content !== 'number') return content;
  if (!Number.isFinite(content)) return '–';
  return numberFormat(locale).format(content).replace('-', '−');
}
