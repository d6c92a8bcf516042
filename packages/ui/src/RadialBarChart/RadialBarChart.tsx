import { useMemo } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import { RoundList } from '../charts/RoundList';
import { RoundPlot } from '../charts/RoundPlot';
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
  const { title, height = 212 } = props;
  const box = usePlotBox();
  const { frame, data, rows, listRows, textOf } = usePartChart(props);
  const bars = useMemo(() => toBars(data, max), [data, max]);
  const size = radial.radius * 2;

  return (
    <ChartFrame
      {...frame}
      rows={() => rows}
      isEmpty={rows.rows.length === 0}
      skeleton="round"
      listRoom={{ rowCount: data.parts.length, plotSize: size }}
    >
      {({ findingId }) => (
        <RoundPlot
          title={title}
          describedBy={findingId}
          plotRef={box.ref}
          isRtl={box.isRtl}
          minHeight={height}
          width={size}
          height={size}
          center={{ x: radial.radius, y: radial.radius }}
          stopCount={data.parts.length}
          textOf={textOf}
          markAt={(place) => {
            const stop = barAt(bars, place);
            return stop === null ? null : { stop, series: 0 };
          }}
          renderHighlight={({ stop }) => {
            const bar = bars[stop];
            if (!bar) return null;
            return (
              <>
                <path d={barRing(bar)} fill="var(--qd-chart-ground)" stroke={token('focus.ring')} strokeWidth={2} />
                {bar.to > 0 ? <BarShape bar={bar} /> : null}
              </>
            );
          }}
          labels={<RadialLabels bars={bars} isRtl={box.isRtl} />}
          renderList={(current) => <RoundList label={title} rows={listRows} current={current} swatch="plain-area" />}
        >
          <RadialDrawing bars={bars} />
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
