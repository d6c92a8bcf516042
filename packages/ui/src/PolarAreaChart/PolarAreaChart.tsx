import { useMemo } from 'react';
import { PartPlot } from '../charts/PartPlot';
import { RoundList } from '../charts/RoundList';
import { usePartChart, type PartChartProps } from '../charts/usePartChart';
import { usePlotBox } from '../charts/usePlotBox';
import { token } from '../tokens';
import { PolarChips, PolarDrawing } from './PolarDrawing';
import { polarAt, polarRadius, polarRing, toPolarSectors } from './polarShapes';

export type PolarAreaChartProps = PartChartProps;

/** How large some things are beside each other: equal angles, the area goes with the value. */
export function PolarAreaChart(props: PolarAreaChartProps) {
  const box = usePlotBox();
  const chart = usePartChart(props);
  const { data, text, listRows } = chart;
  const sectors = useMemo(() => toPolarSectors(data), [data]);
  // They are beside each other and not parts of a whole: the keys and the table have the shares, the list has not.
  const shownRows = listRows.map(({ share: _omitted, ...row }) => row);

  return (
    <PartPlot
      chart={chart}
      box={box}
      radius={polarRadius}
      partAt={(place) => polarAt(sectors, place)}
      renderHighlight={(stop) => {
        const sector = sectors[stop];
        if (!sector) return null;
        return (
          <path d={polarRing(sector)} fill="none" stroke={token('focus.ring')} strokeWidth={2} strokeLinejoin="round" />
        );
      }}
      renderLabels={() => <PolarChips sectors={sectors} valueText={text.value} isRtl={box.isRtl} />}
      renderList={(current) => <RoundList label={props.title} rows={shownRows} current={current} />}
    >
      <PolarDrawing sectors={sectors} />
    </PartPlot>
  );
}
