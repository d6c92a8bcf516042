import { IconButton } from '@quarterdeck/ui/IconButton';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { StatTile, type StatTileProps } from '@quarterdeck/ui/StatTile';
import { RotateCw } from 'lucide-react';
import type { Dashboard } from './useDashboard';

export interface DashboardTileProps<Data> extends Pick<StatTileProps, 'label' | 'icon' | 'tone' | 'format'> {
  label: string;
  dashboard: Dashboard<Data>;
  /** The figure of an answer. */
  figureOf: (data: Data) => Pick<StatTileProps, 'value' | 'trend' | 'comparison' | 'change' | 'href'>;
}

const noTrend: readonly number[] = [];

/** One figure of a dashboard; while it waits, and where nothing came, it is as high as with its figure. */
export function DashboardTile<Data>({ dashboard, figureOf, ...tile }: DashboardTileProps<Data>) {
  const messages = useKitMessages();
  const { data, chart, result } = dashboard;
  if (data !== undefined) return <StatTile {...tile} {...figureOf(data)} />;
  if (chart.status === 'loading') return <StatTile {...tile} value={null} trend={noTrend} comparison="" isLoading />;
  return (
    <StatTile
      {...tile}
      value={null}
      trend={noTrend}
      comparison={messages.loadFailed}
      actions={
        <IconButton
          size="sm"
          icon={RotateCw}
          label={`${messages.retry}: ${tile.label}`}
          isPending={result.isFetching}
          onPress={chart.onRetry}
        />
      }
    />
  );
}
