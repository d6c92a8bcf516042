import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { RadialBarChart } from '@quarterdeck/ui/RadialBarChart';
import { token } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { busiestLabel, taskShares, weekInAddress } from '../../model/projectWeek';
import { CardFrame } from '../DashboardCard';
import { Metric } from '../Metric';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
import { useProjectWords } from './useProjectWords';
import { WeekMenu } from './WeekMenu';

const plotHeight = 212;
/** As many labels as there usually are, until they are known. */
const usualParts = Array.from({ length: 4 }, (_, place) => ({ id: String(place), name: '', value: null }));

/** New tasks of a week by label, and how many were completed. */
export function TaskDistribution({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [week] = useAddressChoice(weekInAddress);
  const { labelOf } = useProjectWords();
  const { data, chart } = dashboard;
  const shares = useMemo(() => (data ? taskShares(data.taskDistribution, week) : []), [data, week]);
  const parts = useMemo(
    () =>
      data
        ? shares.map(({ label, count }, place) => ({ id: `${place}-${label}`, name: labelOf(label), value: count }))
        : usualParts,
    [data, shares, labelOf],
  );
  const busiest = busiestLabel(shares);
  const counts = data?.taskDistribution.overview[week];
  const formatted = (count: number | undefined) => (count === undefined ? '–' : number(count));
  return (
    <Card>
      <RadialBarChart
        {...chart}
        isBare
        parts={parts}
        title={t('dashboards.project.tasks.title')}
        level={2}
        pointsName={t('dashboards.project.tasks.label')}
        valueName={t('dashboards.project.tasks.new')}
        height={plotHeight}
        hasTableButton
        range={<WeekMenu />}
        finding={findingLine(
          dashboard,
          busiest
            ? t('dashboards.project.tasks.busiest', {
                label: labelOf(busiest.label),
                formatted: number(busiest.count),
                total: number(busiest.total),
              })
            : undefined,
        )}
        reason={chart.reason ?? t('dashboards.project.tasks.reason')}
      />
      <Totals>
        <Metric label={t('dashboards.project.tasks.new')} value={formatted(counts?.new)} />
        <Metric label={t('dashboards.project.tasks.completed')} value={formatted(counts?.completed)} />
      </Totals>
    </Card>
  );
}

const Card = styled(CardFrame)`
  justify-content: space-between;
  gap: 16px;
`;

const Totals = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('border.subtle')};
  & > * {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
`;
