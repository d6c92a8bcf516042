import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { visitorsOf, type Visitors } from '../../model/visitors';
import { useMonths } from '../MonthsSwitch';
import { useCounts } from './useCounts';

/** A smaller change would be written as 0.0 %. */
const leastChange = 0.0005;

/** Which sentence of the words is true of the visitors. */
function leadOf({ total, change, compared, more, fewer }: Visitors): string {
  if (total === null) return 'none';
  if (change === null) return 'alone';
  if (Math.abs(change) < leastChange) return 'level';
  const [way, weeks] = change > 0 ? (['up', more] as const) : (['down', fewer] as const);
  // Of one week there is nothing more to say, and a sum can be up where no week is.
  if (compared < 2 || weeks === 0) return way;
  return `${way}${weeks === compared ? 'Each' : 'Some'}`;
}

/** How many came in the range, beside last year; undefined until the figures are there. */
export function useLead(data: AnalyticsDashboard | undefined): string | undefined {
  const { t } = useTranslation();
  const { whole, size } = useCounts();
  const [months] = useMonths();
  return useMemo(() => {
    if (!data) return undefined;
    const visitors = visitorsOf(data.visitors, months);
    const { total, change, compared, more, fewer } = visitors;
    return t(`dashboards.analytics.lead.${leadOf(visitors)}`, {
      change: size(change ?? 0),
      weeks: whole(compared),
      some: whole((change ?? 0) > 0 ? more : fewer),
      total: whole(total),
    });
  }, [data, months, t, whole, size]);
}
