import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { ChartSwatch } from '@quarterdeck/ui/ChartSwatch';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Table } from '@quarterdeck/ui/Table';
import { token, type } from '@quarterdeck/ui/tokens';
import { ChartBar, Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { distributionKinds, folded, groupsOf, type Group, type Groups } from '../../model/distribution';
import { DashboardCard } from '../DashboardCard';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { twoLines } from './twoLines';
import { useGroupWords } from './useGroupWords';

/** How the visitors divide, on phones: four bars in one card, which is a table where its button is pressed. */
export function GroupBars({ dashboard }: { dashboard: Dashboard<AnalyticsDashboard> }) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  const { count } = useFigures();
  const [isTable, setTable] = useState(false);
  const { data } = dashboard;
  const all = useMemo(() => (data ? distributionKinds.map((kind) => folded(groupsOf(data, kind))) : []), [data]);
  const shown = all.filter(({ groups }) => groups.length > 0);
  const [first] = shown;
  const title = t('dashboards.analytics.groups.title');
  return (
    <Frame>
      <DashboardCard
        title={title}
        actions={
          <>
            {first ? <Total>{count(first.uniqueVisitors)}</Total> : null}
            <IconButton
              size="sm"
              icon={isTable ? ChartBar : Table2}
              label={isTable ? messages.showChart : messages.showTableOf(title)}
              isDisabled={!first}
              onPress={() => setTable(!isTable)}
            />
          </>
        }
      >
        <AsyncContent
          result={dashboard.result}
          isFailureAnnounced={false}
          size="sm"
          skeleton={
            <Bars>
              {distributionKinds.map((kind) => (
                <li key={kind}>
                  <Skeleton shape="box" height="58px" />
                </li>
              ))}
            </Bars>
          }
          isEmpty={() => !first}
          empty={<EmptyState size="sm" title={messages.noChartData} text={t('dashboards.analytics.groups.empty')} />}
        >
          {() =>
            isTable ? (
              <GroupTable all={shown} />
            ) : (
              <Bars>
                {shown.map((groups) => (
                  <GroupBar key={groups.kind} groups={groups} />
                ))}
              </Bars>
            )
          }
        </AsyncContent>
      </DashboardCard>
    </Frame>
  );
}

function GroupBar({ groups }: { groups: Groups }) {
  const id = useId();
  const { kindName, groupName, finding } = useGroupWords();
  const { percent } = useFigures();
  return (
    <li>
      <h3 id={id}>{kindName(groups.kind)}</h3>
      <Bar role="img" aria-label={finding(groups)}>
        {groups.groups.map(({ id: key, share }, place) => (
          <span key={key} style={{ flex: `${share} 1 0` }}>
            <ChartSwatch place={place} shape="area" isStretched />
          </span>
        ))}
      </Bar>
      <Names role="list" aria-labelledby={id}>
        {groups.groups.map((group, place) => (
          <li key={group.id}>
            <ChartSwatch place={place} shape="area" />
            <span data-part="name">{groupName(group)}</span>
            <b>{percent(group.share)}</b>
          </li>
        ))}
      </Names>
    </li>
  );
}

interface TableRow {
  key: string;
  group: Group;
  name: string;
  kind: string;
}

const nameCell = ({ name, kind }: TableRow) => (
  <GroupCell>
    {name}
    <small>{kind}</small>
  </GroupCell>
);

function GroupTable({ all }: { all: readonly Groups[] }) {
  const { t } = useTranslation();
  const { kindName, groupName } = useGroupWords();
  const { count, percent } = useFigures();
  return (
    <Table<TableRow>
      style={{ marginBlockStart: 12 }}
      caption={t('dashboards.analytics.groups.title')}
      isCaptionHidden
      isBare
      density="dense"
      phoneLayout="scroll"
      columns={[
        {
          id: 'group',
          name: t('dashboards.analytics.groups.group'),
          isRowHeader: true,
          cell: nameCell,
        },
        {
          id: 'visitors',
          name: t('dashboards.analytics.groups.visitors'),
          kind: 'number',
          cell: ({ group }) => count(group.visitors),
        },
        {
          id: 'share',
          name: t('dashboards.analytics.groups.share'),
          kind: 'number',
          cell: ({ group }) => percent(group.share),
        },
      ]}
      rows={all.flatMap(({ kind, groups }) =>
        groups.map((group) => ({ key: `${kind} ${group.id}`, group, name: groupName(group), kind: kindName(kind) })),
      )}
      getRowId={({ key }) => key}
    />
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The number follows the title, the button is at the end. */
  & header > h2 {
    flex: 0 1 auto;
  }
`;

const Total = styled.span`
  margin-inline-end: auto;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('small')}
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  & > * + * {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & h3 {
    margin-block-end: 6px;
    ${type('small-medium')}
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 10px;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
  ${type('small')}
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  & [data-part='name'] {
    ${twoLines}
  }
  & b {
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

const GroupCell = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > small {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;
