import { useMemo } from 'react';
import { PartPlot } from '../charts/PartPlot';
import { RoundList } from '../charts/RoundList';
import { usePartChart, type PartChartProps } from '../charts/usePartChart';
import { usePlotBox } from '../charts/usePlotBox';
import { token } from '../tokens';
import { BarShape, RadialDrawing, RadialLabels } from './RadialDrawing';
import { barAt, barRing, radial, toBars } from './radialShapes';

export interface RadialBarChartProps extends PartChartProps {
  /** The value of a full bar; what is more looks full. @default a round number above the largest value */
  max?: number;
}

/** How large a few things are beside each other, as bars around one centre. Shares are of their sum. */
export function RadialBarChart({ max, ...props }: RadialBarChartProps) {
  const box = usePlotBox();
  const chart = usePartChart(props);
  const { data, listRows } = chart;
  const bars = useMemo(() => toBars(data, max), [data, max]);

  return (
    <PartPlot
      chart={chart}
      box={box}
      radius={radial.radius}
      partAt={(place) => barAt(bars, place)}
      renderHighlight={(stop) => {
        const bar = bars[stop];
        if (!bar) return null;
        return (
          <>
            <path d={barRing(bar)} fill="var(--qd-chart-ground)" stroke={token('focus.ring')} strokeWidth={2} />
            {bar.to > 0 ? <BarShape bar={bar} /> : null}
          </>
        );
      }}
      renderLabels={() => <RadialLabels bars={bars} isRtl={box.isRtl} />}
      renderList={(current) => <RoundList label={props.title} rows={listRows} current={current} swatch="plain-area" />}
    >
      <RadialDrawing bars={bars} />
    </PartPlot>
  );
}
