import { useLocale } from 'react-aria-components/I18nProvider';
import { numberFormat } from '../../intlFormats';
import { useKitMessages } from '../../messages';
import type { ChartRows } from '../chartTypes';

/** What is said of rows that are fewer than the points of their chart; undefined where all of them are there. */
export function useThinnedText({ rows, pointCount = rows.length }: ChartRows): string | undefined {
  const messages = useKitMessages();
  const { locale } = useLocale();
  // Where every series is switched off there are none.
  if (rows.length === 0 || pointCount <= rows.length) return undefined;
  const format = numberFormat(locale);
  return messages.thinnedPoints(format.format(rows.length), format.format(pointCount));
}
