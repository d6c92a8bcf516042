import type { IssueCounts, ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BarChart } from '@quarterdeck/ui/BarChart';
import { ChartSwatch } from '@quarterdeck/ui/ChartSwatch';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { findInIssues, issuesOf, weekInAddress, type IssueWeek } from '../../model/projectWeek';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useProjectWords } from './useProjectWords';

const countNames = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'] as const;
/** Marked as they are drawn. */
const swatches: Partial<Record<keyof IssueCounts, ReactNode>> = {
  'new-issues': <ChartSwatch place={0} shape="plain-area" />,
  'closed-issues': <ChartSwatch place={1} shape="solid-line" />,
};

const noIssues: IssueWeek = {
  days: [],
  opened: [],
  closed: [],
  counts: {
    'new-issues': Number.NaN,
    'closed-issues': Number.NaN,
    fixed: Number.NaN,
    'wont-fix': Number.NaN,
    're-opened': Number.NaN,
    'needs-triage': Number.NaN,
  },
};

/** New and closed issues of a week, day by day, and what became of them. */
export function GithubIssues({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const [week, setWeek] = useAddressChoice(weekInAddress);
  const { weekday } = useProjectWords();
  const [isPhone, isWide] = [!useIsFrom('sm'), useIsFrom('lg')];
  const { data, chart } = dashboard;
  const issues = useMemo(() => (data ? issuesOf(data.githubIssues, week) : noIssues), [data, week]);
  const drawn = useMemo(
    () => ({
      points: { kind: 'category', values: issues.days.map((day) => weekday(day, 'short')) } as const,
      series: [
        { id: 'new', name: t('dashboards.project.issues.newIssues'), values: issues.opened },
        {
          id: 'closed',
          name: t('dashboards.project.issues.closedIssues'),
          values: issues.closed,
          shape: 'line' as const,
        },
      ],
    }),
    [issues, weekday, t],
  );
  return (
    <BarChart
      {...chart}
      {...drawn}
      title={t('dashboards.project.issues.title')}
      level={2}
      // Beside the distribution of tasks it is as high as that.
      height={isWide ? 384 : isPhone ? 220 : 280}
      emphasis={week === 'this-week' ? 'last' : 'none'}
      pointsName={t('dashboards.project.issues.day')}
      hasTableButton
      range={
        <SegmentedControl size="sm" label={t('dashboards.project.week.label')} value={week} onChange={setWeek}>
          <Segment id="this-week" label={t('dashboards.project.week.this-week')} />
          <Segment id="last-week" label={t('dashboards.project.week.last-week')} />
        </SegmentedControl>
      }
      finding={findingLine(dashboard, useFinding(issues))}
      reason={chart.reason ?? t('dashboards.project.issues.reason')}
      aside={<Counts issues={issues} />}
    />
  );
}

function Counts({ issues: { counts } }: { issues: IssueWeek }) {
  const { t } = useTranslation();
  const { count } = useFigures();
  return (
    <CountList>
      {countNames.map((name) => (
        <div key={name}>
          <dt>
            {swatches[name]}
            {t(`dashboards.project.issues.${name}`)}
          </dt>
          <dd>{count(counts[name])}</dd>
        </div>
      ))}
    </CountList>
  );
}

/** On which days the most came, and whether as many went. */
function useFinding(issues: IssueWeek): string | undefined {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const { weekday } = useProjectWords();
  const finding = findInIssues(issues);
  if (!finding) return undefined;
  const { peak, difference, isQuiet } = finding;
  if (isQuiet) return t('dashboards.project.issues.quiet');
  const balance = difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same';
  const rest = t(`dashboards.project.issues.${balance}`, { formatted: number(Math.abs(difference)) });
  if (!peak) return rest;
  const days = peak.days.length;
  const most =
    days > 2
      ? t('dashboards.project.issues.peaks', { formatted: number(days), peak: number(peak.count) })
      : t('dashboards.project.issues.peak', {
          count: days,
          days: list(peak.days.map((day) => weekday(day, 'long'))),
          peak: number(peak.count),
        });
  return `${most} ${rest}`;
}

const CountList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  align-content: start;
  margin: 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: center;
    min-block-size: 66px;
    padding: 8px 14px;
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    ${type('metric-md')}
  }
  @container chart-frame (min-width: 560px) {
    align-content: stretch;
    inline-size: 240px;
    block-size: 100%;
    & > div {
      padding-inline: 10px;
    }
  }
  @container chart-frame (max-width: 320px) {
    & > div {
      padding-inline: 10px;
    }
  }
`;
