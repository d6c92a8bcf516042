import { paths } from '@quarterdeck/contract';
import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import type { StatTileTone } from '@quarterdeck/ui/StatTile';
import { CircleCheck, CircleDot, ClockAlert, Ship } from 'lucide-react';
import { changeShare } from '../../model/sums';
import { DashboardCell } from '../DashboardPage';
import { DashboardTile } from '../DashboardTile';
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
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isKnownAddress } = useHostActions();
  return tiles.map(({ id, icon, tone, isMoreGood, href }) => (
    <DashboardCell key={id} $span={3} $narrow={6}>
      <DashboardTile
        label={t(`dashboards.project.summary.${id}.label`)}
        {...{ icon, tone, dashboard }}
        figureOf={({ summary }) => {
          const { count, previous, series, note } = summary[id];
          const change = changeShare(previous, count);
          return {
            value: count,
            trend: series,
            comparison: t(`dashboards.project.summary.${id}.note`, { formatted: number(note) }),
            ...(change === null ? {} : { change: { value: change, isGood: change > 0 === isMoreGood } }),
            ...(href !== undefined && isKnownAddress?.(href) !== false ? { href } : {}),
          };
        }}
      />
    </DashboardCell>
  ));
}
