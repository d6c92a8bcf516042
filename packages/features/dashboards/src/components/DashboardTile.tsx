import { IconButton } from '@quarterdeck/ui/IconButton';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { StatTile, type StatTileProps } from '@quarterdeck/ui/StatTile';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
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
      comparison={messages.failed}
      actions={
        <RetryButton label={`${messages.retry}: ${tile.label}`} isPending={result.isFetching} onRetry={chart.onRetry} />
      }
    />
  );
}

interface RetryButtonProps {
  label: string;
  isPending: boolean;
  onRetry: () => void;
}

/** Goes as soon as it is pressed. The content of the page takes its focus, as with "Try again" in other cards. */
function RetryButton({ label, isPending, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(button);
  return <IconButton ref={button} size="sm" icon={RotateCw} label={label} isPending={isPending} onPress={onRetry} />;
}
