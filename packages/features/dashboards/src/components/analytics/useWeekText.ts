import { phrase, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** How charts call a week, by its Monday: "Week from Oct 13, 2025". */
export function useWeekText(): (day: string) => string {
  const { t } = useTranslation();
  return useMemo(() => phrase(t, 'dashboards.analytics.weekFrom', 'day'), [t]);
}
