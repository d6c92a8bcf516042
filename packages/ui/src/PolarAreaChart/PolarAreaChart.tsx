import { useMemo } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import { RoundList } from '../charts/RoundList';
import { RoundPlot } from '../charts/RoundPlot';
import { usePartChart, type PartChartProps } from '../charts/usePartChart';
import { usePlotBox } from '../charts/usePlotBox';
import { token } from '../tokens';
import { PolarChips, PolarDrawing } from './PolarDrawing';
import { polarAt, polarRadius, polarRing, toPolarSectors } from './polarShapes';

export type PolarAreaChartProps = PartChartProps;

/** How large some things are beside each other: equal angles, the area goes with the value. */
export function PolarAreaChart(props: PolarAreaChartProps) {
  const { title, height = 212 } = props;
  const box = usePlotBox();
  const { frame, data, text, rows, listRows, textOf } = usePartChart(props);
  const sectors = useMemo(() => toPolarSectors(data), [data]);
  // They are beside each other and not parts of a whole: the keys and the table have the shares, the list has not.
  const shownRows = listRows.map(({ share: _omitted, ...row }) => row);
  const size = polarRadius * 2;

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
          center={{ x: polarRadius, y: polarRadius }}
          stopCount={data.parts.length}
          textOf={textOf}
          markAt={(place) => {
            const stop = polarAt(sectors, place);
            return stop === null ? null : { stop, series: 0 };
          }}
          renderHighlight={({ stop }) => {
            const sector = sectors[stop];
            if (!sector) return null;
            return (
              <path
                d={polarRing(sector)}
                fill="none"
                stroke={token('focus.ring')}
                strokeWidth={2}
                strokeLinejoin="round"
              />
            );
          }}
          labels={<PolarChips sectors={sectors} valueText={text.value} isRtl={box.isRtl} />}
          renderList={(current) => <RoundList label={title} rows={shownRows} current={current} />}
        >
          <PolarDrawing sectors={sectors} />
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
