import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { monthsInAddress } from '../../model/months';
import { visitorsOf, type Visitors } from '../../model/visitors';
import { useAddressChoice } from '../useAddressChoice';
import { useFigures } from '../useFigures';

/** A smaller change would be written as 0.0 %. */
const leastChange = 0.0005;

/** Which sentence of the words is true of the visitors. */
function summaryOf({ total, change, compared, more, fewer }: Visitors): string {
  if (total === null) return 'none';
  if (change === null) return 'alone';
  if (Math.abs(change) < leastChange) return 'level';
  const [direction, weeks] = change > 0 ? (['up', more] as const) : (['down', fewer] as const);
  // Of one week there is nothing more to say, and a sum can be up where no week is.
  if (compared < 2 || weeks === 0) return direction;
  return `${direction}${weeks === compared ? 'Each' : 'Some'}`;
}

/** How many came in the range, beside last year; undefined until the figures are there. */
export function useAnalyticsSummary(data: AnalyticsDashboard | undefined): string | undefined {
  const { t } = useTranslation();
  const { count, percent } = useFigures();
  const [months] = useAddressChoice(monthsInAddress);
  return useMemo(() => {
    if (!data) return undefined;
    const visitors = visitorsOf(data.visitors, months);
    const { total, change, compared, more, fewer } = visitors;
    return t(`dashboards.analytics.lead.${summaryOf(visitors)}`, {
      change: percent(Math.abs(change ?? 0), 1),
      weeks: count(compared),
      some: count((change ?? 0) > 0 ? more : fewer),
      total: count(total),
    });
  }, [data, months, t, count, percent]);
}
