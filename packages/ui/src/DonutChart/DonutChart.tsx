import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PartPlot } from '../charts/PartPlot';
import { RoundList } from '../charts/RoundList';
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
   * value; the part that is looked at is said in the middle of the ring. Count its room to `height`, so that nothing moves when the numbers come.
   * @default the parts with their values and shares, beside or below the ring
   */
  list?: ReactNode;
}

const Below = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
`;

/** Longer numbers are written in short, such as "$1.2M". */
const longestNumber = 10;

/** How a whole is divided, in at most five parts: fold what is more into one that is called "Other". */
export function DonutChart({ totalName, list, ...props }: DonutChartProps) {
  const { title } = props;
  const box = usePlotBox();
  const chart = usePartChart(props);
  const { data, text, listRows } = chart;
  const sectors = useMemo(() => toSectors(data), [data]);
  const total = data.total === null ? '–' : text.value(data.total);
  const numberText = (value: number | null) => {
    if (value === null) return '–';
    const whole = text.value(value);
    return whole.length > longestNumber ? (text.axis([value])[0] ?? whole) : whole;
  };

  return (
    <PartPlot
      chart={chart}
      box={box}
      radius={donut.radius}
      summary={`${totalName}: ${total}`}
      partAt={(place) => partAt(sectors, place)}
      renderHighlight={(stop) => {
        const sector = sectors.find(({ part }) => part.place === stop);
        if (!sector) return null;
        return <path d={sectorRing(sector)} fill="none" stroke={token('focus.ring')} strokeWidth={2} />;
      }}
      renderLabels={(current) => {
        // The usual list marks the part itself; one of the page knows nothing of it.
        const part = list === undefined || current === null ? undefined : data.parts[current];
        return <DonutMiddle value={numberText(part ? part.value : data.total)} name={part ? part.name : totalName} />;
      }}
      renderList={(current) =>
        list === undefined ? (
          <RoundList label={title} rows={listRows} current={current} />
        ) : (
          <Below>
            {list}
            {/* An exported picture has the names and values from here. */}
            <div hidden>
              <RoundList label={title} rows={listRows} current={null} />
            </div>
          </Below>
        )
      }
      hasListRoom={list === undefined}
    >
      <DonutDrawing sectors={sectors} />
    </PartPlot>
  );
}
