import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect, useRef } from 'react';

/** Rest after the last change before it is spoken, in milliseconds: who adds five hears one sentence. */
const restMs = 600;

/** Says what the selection comes to whenever it changes. */
export function useVoyageNews({ lines, selectedDays, plannedDays, overDays, totalMinor }: SelectionSummary): void {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { moneyMinor, ofTwelveWeeks, effort } = useMeasures();
  const currency = useCurrency();
  const ids = lines.map(({ id }) => id).join('\n');
  const said = useRef(ids);
  const say = useLatestCallback(() => {
    const count = lines.length;
    const sum = t('marketplace.voyage.news', {
      count,
      formatted: number(count),
      weeks: ofTwelveWeeks(plannedDays ?? selectedDays),
      total: moneyMinor(totalMinor, currency),
    });
    announce(overDays > 0 ? `${sum} ${t('marketplace.voyage.over', { effort: effort(overDays) })}` : sum);
  });
  useEffect(() => {
    if (said.current === ids) return undefined;
    const timer = setTimeout(() => {
      said.current = ids;
      say();
    }, restMs);
    return () => clearTimeout(timer);
  }, [ids, say]);
}
