import type { IssueCounts, ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BarChart } from '@quarterdeck/ui/BarChart';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { findInIssues, issuesOf, readWeek, type IssueWeek } from '../../model/projectWeek';
import type { Dashboard } from '../useDashboard';
import { useProjectView } from './useProjectView';
import { useWeekdays } from './useWeekdays';

const countNames = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'] as const;
/** Marked as they are drawn. */
const marks: Partial<Record<keyof IssueCounts, string>> = { 'new-issues': 'chart.1', 'closed-issues': 'chart.2' };

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
  const { number } = useFormats();
  const { week, showWeek } = useProjectView();
  const weekdays = useWeekdays();
  const [isPhone, isWide] = [!useIsFrom('sm'), useIsFrom('lg')];
  const { data, chart } = dashboard;
  const issues = useMemo(() => (data ? issuesOf(data.githubIssues, week) : noIssues), [data, week]);
  const drawn = useMemo(
    () => ({
      points: { kind: 'category', values: issues.days.map(weekdays.short) } as const,
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
    [issues, weekdays, t],
  );
  return (
    <Card data-waiting={chart.status === 'loading' || undefined}>
      <Room>
        <Chart
          {...chart}
          {...drawn}
          isBare
          title={t('dashboards.project.issues.title')}
          level={2}
          // Beside the distribution of tasks it is as high as that.
          height={isWide ? 384 : isPhone ? 220 : 280}
          emphasis={week === 'this-week' ? 'last' : 'none'}
          pointsName={t('dashboards.project.issues.day')}
          hasTableButton
          range={
            <SegmentedControl
              size="sm"
              label={t('dashboards.project.week.label')}
              value={week}
              onChange={(value) => showWeek(readWeek(value))}
            >
              <Segment id="this-week" label={t('dashboards.project.week.this-week')} />
              <Segment id="last-week" label={t('dashboards.project.week.last-week')} />
            </SegmentedControl>
          }
          finding={useFinding(issues)}
          reason={chart.reason ?? t('dashboards.project.issues.reason')}
        />
        <Counts>
          {countNames.map((name) => (
            <div key={name}>
              <dt>
                <Mark $color={marks[name]} />
                {t(`dashboards.project.issues.${name}`)}
              </dt>
              <dd>{Number.isFinite(issues.counts[name]) ? number(issues.counts[name]) : '–'}</dd>
            </div>
          ))}
        </Counts>
      </Room>
    </Card>
  );
}

/** On which days the most came, and whether as many went. */
function useFinding(issues: IssueWeek): string | undefined {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const { long } = useWeekdays();
  const finding = findInIssues(issues);
  if (!finding) return undefined;
  const { peak, difference, isQuiet } = finding;
  if (isQuiet) return t('dashboards.project.issues.quiet');
  const way = difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same';
  const rest = t(`dashboards.project.issues.${way}`, { formatted: number(Math.abs(difference)) });
  if (!peak) return rest;
  const days = peak.days.length;
  const most =
    days > 2
      ? t('dashboards.project.issues.peaks', { formatted: number(days), peak: number(peak.count) })
      : t('dashboards.project.issues.peak', { count: days, days: list(peak.days.map(long)), peak: number(peak.count) });
  return `${most} ${rest}`;
}

const Card = styled.div`
  container: issues / inline-size;
  display: grid;
  min-inline-size: 0;
  padding: 16px 20px;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  /* Room for the finding, which comes with the numbers, so that nothing moves. */
  &[data-waiting] {
    min-block-size: 414px;
    ${from('lg')} {
      min-block-size: 521px;
    }
    ${below('sm')} {
      min-block-size: 636px;
    }
  }
`;

const wide = '@container issues (min-width: 560px)';

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${wide} {
    gap: 0;
  }
`;

/** Beside the numbers, which stand below the head of the card. */
const Chart = styled(BarChart)`
  ${wide} {
    grid-area: 1 / 1;
    & > :not(header) {
      margin-inline-end: 244px;
    }
  }
`;

const Counts = styled.dl`
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
  ${wide} {
    grid-area: 1 / 1;
    align-content: stretch;
    justify-self: end;
    inline-size: 220px;
    /* From below the head to the finding. */
    margin-block: 44px 30px;
  }
  @container issues (max-width: 320px) {
    & > div {
      padding-inline: 10px;
    }
  }
`;

function Mark({ $color }: { $color: string | undefined }) {
  return $color === undefined ? null : <Square data-mark={$color} aria-hidden />;
}

const Square = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  background: ${token('chart.1')};
  &[data-mark='chart.2'] {
    background: ${token('chart.2')};
  }
`;
