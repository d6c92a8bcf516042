import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { BarChart } from '@quarterdeck/ui/BarChart';
import { RadarChart } from '@quarterdeck/ui/RadarChart';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { findInBudget } from '../../model/projectBudget';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useProjectWords } from './useProjectWords';

const usd = { style: 'currency', currency: 'USD' } as const;
/** As high as the three tiles beside it. */
const plotHeight = 296;
const nothing: ProjectDashboard['budgetDistribution'] = { categories: [], series: [] };

/** What is planned for each category, and what was spent. */
export function BudgetDistribution({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const { categoryOf } = useProjectWords();
  const { percent } = useFigures();
  const isPhone = !useIsFrom('sm');
  const { categories, series: given } = dashboard.data?.budgetDistribution ?? nothing;
  const [axes, series] = useMemo(() => {
    const [planned, spent] = given;
    const valuesOf = (one: typeof planned) => categories.map((_, place) => one?.data[place] ?? null);
    return [
      categories.map(categoryOf),
      [
        { id: 'spent', name: t('dashboards.project.budget.spent'), values: valuesOf(spent) },
        {
          id: 'planned',
          name: t('dashboards.project.budget.planned'),
          role: 'previous' as const,
          values: valuesOf(planned),
        },
      ],
    ];
  }, [categories, given, categoryOf, t]);
  const [spent, planned] = series;
  // A category is as far out as the share of its own plan that is spent: the money would let the largest one rule all.
  const radarSeries = useMemo(
    () => [spent, planned && { ...planned, description: percent(1) }].filter((one) => one !== undefined),
    [spent, planned, percent],
  );
  const points = useMemo(() => ({ kind: 'category', values: axes }) as const, [axes]);
  const frame = {
    ...dashboard.chart,
    title: t('dashboards.project.budget.distribution'),
    level: 2 as const,
    format: usd,
    pointsName: t('dashboards.project.budget.type'),
    hasTableButton: true,
    finding: findingLine(dashboard, useFinding(dashboard.data)),
    reason: dashboard.chart.reason ?? t('dashboards.project.budget.reason'),
  };
  // A radar needs a corner for each category, and eight are the most that can be told apart.
  if (axes.length === 0 || (axes.length >= 3 && axes.length <= 8))
    return (
      <RadarChart
        {...frame}
        axes={axes}
        series={radarSeries}
        axisWholes={planned?.values ?? []}
        height={isPhone ? 220 : plotHeight}
      />
    );
  return (
    <BarChart
      {...frame}
      variant="horizontal"
      points={points}
      series={[spent, planned && { ...planned, role: 'predicted' as const, shape: 'tick' as const }].filter(
        (one) => one !== undefined,
      )}
      height={Math.max(plotHeight, axes.length * 32)}
    />
  );
}

/** How much is spent in all, and where the least is left. */
function useFinding(data: ProjectDashboard | undefined): string | undefined {
  const { t } = useTranslation();
  const { dollars, percent } = useFigures();
  const { categoryOf } = useProjectWords();
  const { categories, series } = data?.budgetDistribution ?? nothing;
  const [planned, spent] = series;
  const finding = findInBudget(
    categories.map((type, place) => ({
      type,
      total: planned?.data[place] ?? Number.NaN,
      expensesAmount: spent?.data[place] ?? Number.NaN,
    })),
  );
  if (!finding || finding.share === null) return undefined;
  const { tightest, share } = finding;
  const all = t('dashboards.project.budget.finding', {
    spent: dollars(finding.spent),
    planned: dollars(finding.planned),
    share: percent(share),
  });
  if (!tightest) return all;
  const { type, left, leftShare } = tightest;
  const least = t(`dashboards.project.budget.${left < 0 ? 'overPlan' : 'tightest'}`, {
    name: categoryOf(type),
    amount: dollars(Math.abs(left)),
    share: percent(leftShare),
  });
  return `${all} ${least}`;
}
