import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { ChartSwatch } from '@quarterdeck/ui/ChartSwatch';
import { DonutChart } from '@quarterdeck/ui/DonutChart';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { folded, groupsOf, type DistributionKind, type Groups } from '../../model/distribution';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useGroupWords } from './useGroupWords';

interface GroupDonutProps {
  dashboard: Dashboard<AnalyticsDashboard>;
  kind: DistributionKind;
}

/** Of the ring with its gap, and of one scale with the gap before it, in pixels. */
const ringHeight = 162;
const scaleHeight = 50;
/** Groups while they are on their way. */
const usualCount = 2;

/** How the visitors divide, with a scale for each group. */
export function GroupDonut({ dashboard, kind }: GroupDonutProps) {
  const { t } = useTranslation();
  const { kindName, groupName, finding } = useGroupWords();
  const { data, chart } = dashboard;
  const groups = useMemo<Groups>(
    () => (data ? folded(groupsOf(data, kind)) : { kind, uniqueVisitors: null, groups: [] }),
    [data, kind],
  );
  const parts = useMemo(
    () => groups.groups.map((group) => ({ id: group.id, name: groupName(group), value: group.visitors })),
    [groups, groupName],
  );
  return (
    <DonutChart
      {...chart}
      parts={parts}
      title={kindName(kind)}
      level={2}
      height={ringHeight + scaleHeight * (data ? parts.length : usualCount)}
      hasTableButton
      totalName={t('dashboards.analytics.groups.total')}
      valueName={t('dashboards.analytics.groups.visitors')}
      shareName={t('dashboards.analytics.groups.share')}
      pointsName={t('dashboards.analytics.groups.group')}
      list={<GroupScales groups={groups} />}
      finding={findingLine(dashboard, finding(groups))}
      reason={chart.reason ?? t('dashboards.analytics.groups.empty')}
    />
  );
}

function GroupScales({ groups: { groups } }: { groups: Groups }) {
  const { groupName } = useGroupWords();
  const { percent } = useFigures();
  return (
    <Scales role="list">
      {groups.map((group, place) => {
        const [name, share] = [groupName(group), percent(group.share)];
        return (
          <li key={group.id}>
            <ChartSwatch place={place} shape="area" />
            <span data-part="name">{name}</span>
            <b>{share}</b>
            <div>
              <TickMeter
                isFullWidth
                chartPlace={place}
                value={group.share}
                max={1}
                strokes={51}
                label={name}
                valueText={share}
              />
            </div>
          </li>
        );
      })}
    </Scales>
  );
}

const Scales = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    ${type('small')}
  }
  /* Long names end after their second line. */
  & > li > [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > li > div {
    grid-column: 1 / -1;
  }
  & b {
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
  }
`;
