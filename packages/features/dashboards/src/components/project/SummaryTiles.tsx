import { paths } from '@quarterdeck/contract';
import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { IconButton } from '@quarterdeck/ui/IconButton';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { StatTile, type StatTileTone } from '@quarterdeck/ui/StatTile';
import { CircleCheck, CircleDot, ClockAlert, RotateCw, Ship } from 'lucide-react';
import { changeOf } from '../../model/projectWeek';
import { DashboardCell } from '../DashboardPage';
import type { Dashboard } from '../useDashboard';

interface Tile {
  id: keyof ProjectDashboard['summary'];
  icon: IconComponent;
  tone: StatTileTone;
  isMoreGood: boolean;
  /** Where all of them are listed. */
  href?: string;
}

const tiles: readonly Tile[] = [
  { id: 'due', icon: CircleCheck, tone: 'info', isMoreGood: false, href: paths.tasks.href() },
  { id: 'overdue', icon: ClockAlert, tone: 'danger', isMoreGood: false, href: paths.tasks.href() },
  { id: 'issues', icon: CircleDot, tone: 'warning', isMoreGood: false },
  { id: 'features', icon: Ship, tone: 'success', isMoreGood: true },
];

/** Four numbers of the project, each beside what it was seven days ago. */
export function SummaryTiles({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  return tiles.map((tile) => (
    <DashboardCell key={tile.id} $span={3} $narrow={6}>
      <SummaryTile {...tile} dashboard={dashboard} />
    </DashboardCell>
  ));
}

const nothing: readonly number[] = [];

function SummaryTile({
  id,
  icon,
  tone,
  isMoreGood,
  href,
  dashboard: { data, chart, result },
}: Tile & { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isKnownAddress } = useHostActions();
  const messages = useKitMessages();
  const label = t(`dashboards.project.summary.${id}.label`);
  const figure = data?.summary[id];
  const shown = { label, icon, tone };
  if (chart.status === 'failed')
    return (
      <StatTile
        {...shown}
        value={null}
        trend={nothing}
        comparison={messages.loadFailed}
        actions={
          <IconButton
            size="sm"
            icon={RotateCw}
            label={`${messages.retry}: ${label}`}
            isPending={result.isFetching}
            onPress={chart.onRetry}
          />
        }
      />
    );
  if (!figure) return <StatTile {...shown} value={null} trend={nothing} comparison="" isLoading />;
  const change = changeOf(figure);
  return (
    <StatTile
      {...shown}
      value={figure.count}
      trend={figure.series}
      comparison={t(`dashboards.project.summary.${id}.note`, { formatted: number(figure.note) })}
      {...(change === null ? {} : { change: { value: change, isGood: change > 0 === isMoreGood } })}
      {...(href !== undefined && isKnownAddress?.(href) !== false ? { href } : {})}
    />
  );
}
