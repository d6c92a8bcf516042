import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { DonutChart } from '@quarterdeck/ui/DonutChart';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { folded, groupsOf, type DistributionKind, type Groups } from '../../model/distribution';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { groupColor, GroupSwatch, twoLines } from './GroupSwatch';
import { useGroupWords } from './useGroupWords';

interface GroupDonutProps {
  dashboard: Dashboard<AnalyticsDashboard>;
  kind: DistributionKind;
}

/** How the visitors divide, with a scale for each group. */
export function GroupDonut({ dashboard: { data, chart }, kind }: GroupDonutProps) {
  const { t } = useTranslation();
  const { kindName, groupName, finding } = useGroupWords();
  const groups = useMemo<Groups>(
    () => (data ? folded(groupsOf(data, kind)) : { kind, uniqueVisitors: null, groups: [] }),
    [data, kind],
  );
  const parts = useMemo(
    () => groups.groups.map((group) => ({ id: group.id, name: groupName(group), value: group.visitors })),
    [groups, groupName],
  );
  return (
    <Frame>
      <DonutChart
        {...chart}
        parts={parts}
        title={kindName(kind)}
        level={2}
        height={160}
        hasTableButton
        totalName={t('dashboards.analytics.groups.total')}
        valueName={t('dashboards.analytics.groups.visitors')}
        shareName={t('dashboards.analytics.groups.share')}
        pointsName={t('dashboards.analytics.groups.group')}
        lead={<GroupScales groups={groups} isLoading={chart.status === 'loading'} />}
        finding={finding(groups)}
        reason={chart.reason ?? t('dashboards.analytics.groups.empty')}
      />
    </Frame>
  );
}

function GroupScales({ groups: { groups }, isLoading }: { groups: Groups; isLoading: boolean }) {
  const { groupName } = useGroupWords();
  const { percent } = useFigures();
  if (isLoading)
    return (
      <Scales aria-hidden>
        <Skeleton shape="box" height="34px" />
        <Skeleton shape="box" height="34px" />
      </Scales>
    );
  return (
    <Scales role="list">
      {groups.map((group, place) => {
        const [name, share] = [groupName(group), percent(group.share)];
        return (
          <li key={group.id}>
            <GroupSwatch $place={place} />
            <span data-part="name">{name}</span>
            <b>{share}</b>
            <Ticks $place={place} value={group.share} max={1} strokes={51} label={name} valueText={share} />
          </li>
        );
      })}
    </Scales>
  );
}

/** The scales of the groups stand below the donut, in the place of its own list, which would say the same. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & [data-lead] {
    display: flex;
    flex-direction: column-reverse;
  }
  & [data-part='lead'] {
    margin-block-start: 12px;
  }
  & [data-part='list'],
  & [data-lead]:has([data-part='table'], [data-part='empty']) > [data-part='lead'] {
    display: none;
  }
`;

const Scales = styled.ul`
  display: grid;
  flex: 1;
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
  & > li > [data-part='name'] {
    ${twoLines}
  }
  & b {
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

/** The strokes have the color of the group, and go over the whole card, whatever its width. */
const Ticks = styled(TickMeter)<{ $place: number }>`
  &&& {
    --qd-tick: ${({ $place }) => groupColor($place)};
    grid-column: 1 / -1;
    inline-size: 100%;
  }
  & > [data-part='scale'] {
    inline-size: 100%;
  }
`;
