import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChartFrame } from '../charts/frame/ChartFrame';
import { RoundList } from '../charts/RoundList';
import { RoundPlot } from '../charts/RoundPlot';
import { usePartChart, type PartChartProps } from '../charts/usePartChart';
import { usePlotBox } from '../charts/usePlotBox';
import { token } from '../tokens';
import { DonutDrawing, DonutMiddle } from './DonutDrawing';
import { donut, partAt, sectorRing, toSectors } from './donutShapes';

export interface DonutChartProps extends PartChartProps {
  /** What the number in the middle is: "Total". */
  totalName: string;
  /**
   * Stands below the ring in the place of the list of parts, such as a scale for each part. It has to say each part and its
   * value. Count its room to `height`, so that nothing moves when the numbers come.
   * @default the parts with their values and shares, beside or below the ring
   */
  list?: ReactNode;
}

const Below = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
`;

/** Longer totals are written in short, such as "$1.2M". */
const longestTotal = 10;

/** How a whole is divided, in at most five parts: fold what is more into one that is called "Other". */
export function DonutChart({ totalName, list, ...props }: DonutChartProps) {
  const { title, height = 212 } = props;
  const box = usePlotBox();
  const { frame, data, text, rows, listRows, textOf } = usePartChart(props);
  const sectors = useMemo(() => toSectors(data), [data]);
  const total = data.total === null ? '–' : text.value(data.total);
  const [shortTotal = total] = data.total === null ? [] : text.axis([data.total]);
  const size = donut.radius * 2;

  return (
    <ChartFrame
      {...frame}
      rows={() => rows}
      isEmpty={rows.rows.length === 0}
      skeleton="round"
      listRoom={list === undefined ? { rowCount: data.parts.length, plotSize: size } : undefined}
    >
      {({ findingId }) => (
        <RoundPlot
          title={title}
          describedBy={findingId}
          summary={`${totalName}: ${total}`}
          plotRef={box.ref}
          isRtl={box.isRtl}
          minHeight={height}
          width={size}
          height={size}
          center={{ x: donut.radius, y: donut.radius }}
          stopCount={data.parts.length}
          textOf={textOf}
          markAt={(place) => {
            const stop = partAt(sectors, place);
            return stop === null ? null : { stop, series: 0 };
          }}
          renderHighlight={({ stop }) => {
            const sector = sectors.find(({ part }) => part.place === stop);
            if (!sector) return null;
            return <path d={sectorRing(sector)} fill="none" stroke={token('focus.ring')} strokeWidth={2} />;
          }}
          labels={<DonutMiddle total={total.length > longestTotal ? shortTotal : total} name={totalName} />}
          renderList={(current) =>
            list === undefined ? <RoundList label={title} rows={listRows} current={current} /> : <Below>{list}</Below>
          }
        >
          <DonutDrawing sectors={sectors} />
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
