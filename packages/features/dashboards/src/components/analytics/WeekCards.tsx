import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import type { AmountSeries } from '@quarterdeck/contract/entities/series';
import { useTranslation } from '@quarterdeck/i18n';
import { BarChart } from '@quarterdeck/ui/BarChart';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bestOf, periodsOf, trendOf, visitsPerHundred, type PeriodFinding } from '../../model/periods';
import { Change } from '../Change';
import { Metric } from '../Metric';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useWeekText } from './useWeekText';

type Figure = 'conversions' | 'impressions' | 'visits';

const noWeeks: AmountSeries = { amount: 0, labels: [], series: [] };

interface WeekCardProps {
  dashboard: Dashboard<AnalyticsDashboard>;
}

/** Conversions of the last weeks. */
export function Conversions({ dashboard }: WeekCardProps) {
  const { periods, frame } = useWeekCard(dashboard, 'conversions');
  const describe = usePeriodFinding();
  return <BarChart {...frame} emphasis="last" finding={findingLine(dashboard, describe(bestOf(periods)))} />;
}

/** How often the site was shown in the last weeks. */
export function Impressions({ dashboard }: WeekCardProps) {
  const { periods, frame } = useWeekCard(dashboard, 'impressions');
  const describe = usePeriodFinding();
  return (
    <LineChart {...frame} variant="area" emphasis="last" finding={findingLine(dashboard, describe(trendOf(periods)))} />
  );
}

/** Visits of the last weeks. */
export function Visits({ dashboard }: WeekCardProps) {
  const { t } = useTranslation();
  const { periods, frame } = useWeekCard(dashboard, 'visits');
  const describe = usePeriodFinding();
  const impressions = dashboard.data?.impressions ?? noWeeks;
  const count = useMemo(() => visitsPerHundred(periods, periodsOf(impressions)), [periods, impressions]);
  const finding = count === null ? describe(trendOf(periods)) : t('dashboards.analytics.weeks.perHundred', { count });
  return <LineChart {...frame} variant="area" emphasis="last" finding={findingLine(dashboard, finding)} />;
}

/** What the three cards share. */
function useWeekCard({ data, chart }: Dashboard<AnalyticsDashboard>, figure: Figure) {
  const { t } = useTranslation();
  const { count } = useFigures();
  const pointText = useWeekText();
  const amounts = data?.[figure] ?? noWeeks;
  const title = t(`dashboards.analytics.${figure}`);
  const periods = useMemo(() => periodsOf(amounts), [amounts]);
  const drawn = useMemo(
    () => ({
      points: { kind: 'day', values: periods.days } as const,
      series: [{ id: figure, name: title, values: periods.values }],
    }),
    [periods, figure, title],
  );
  const weeks = periods.days.length;
  return {
    periods,
    frame: {
      ...chart,
      ...drawn,
      title,
      pointText,
      level: 2 as const,
      height: 148,
      pointsName: t('dashboards.analytics.week'),
      hasTableButton: true,
      lead: (
        <Total>
          <Metric value={count(periods.amount)}>
            {weeks === 0 ? null : t('dashboards.analytics.inWeeks', { count: weeks })}
          </Metric>
          <Change value={periods.change} text={t('dashboards.analytics.lastWeek')} />
        </Total>
      ),
      reason: chart.reason ?? t('dashboards.analytics.weeks.empty'),
    },
  };
}

/** The sentence of what there is to see in some weeks. */
function usePeriodFinding(): (finding: PeriodFinding | null) => string | undefined {
  const { t } = useTranslation();
  const { count, day } = useFigures();
  return (finding) => {
    if (finding === null) return undefined;
    const { kind } = finding;
    const key = `dashboards.analytics.weeks.${kind}`;
    if (kind === 'between') return t(key, { least: count(finding.least), most: count(finding.most) });
    const value = count(finding.value);
    if (kind === 'best') return t(key, { value, day: day(finding.day) });
    return t(key, { value, ...('count' in finding ? { count: finding.count } : {}) });
  };
}

const Total = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
`;
