import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { analyticsToCsv } from '../../model/analyticsCsv';
import { useGroupWords } from './useGroupWords';

/** All figures as a file for spreadsheets, in the reader's words; undefined until they are there. */
export function useAnalyticsCsv(data: AnalyticsDashboard | undefined): (() => string) | undefined {
  const { t } = useTranslation();
  const { kindName, groupName } = useGroupWords();
  if (!data) return undefined;
  return () =>
    analyticsToCsv(data, {
      figure: t('dashboards.analytics.csv.figure'),
      point: t('dashboards.analytics.csv.point'),
      value: t('dashboards.analytics.csv.value'),
      thisYear: t('dashboards.analytics.overview.thisYear'),
      lastYear: t('dashboards.analytics.overview.lastYear'),
      visitors: t('dashboards.analytics.views.visitors'),
      pageViews: t('dashboards.analytics.views.pageViews'),
      conversions: t('dashboards.analytics.conversions'),
      impressions: t('dashboards.analytics.impressions'),
      visits: t('dashboards.analytics.visits'),
      overallScore: t('dashboards.analytics.scores.overall'),
      averageRatio: t('dashboards.analytics.scores.average'),
      predictedRatio: t('dashboards.analytics.scores.predicted'),
      kinds: {
        newVsReturning: kindName('newVsReturning'),
        gender: kindName('gender'),
        age: kindName('age'),
        language: kindName('language'),
      },
      groupName,
    });
}
