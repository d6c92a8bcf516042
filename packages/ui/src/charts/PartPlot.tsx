import type { ReactNode } from 'react';
import { ChartFrame } from './frame/ChartFrame';
import type { ChartFrameProps } from './frame/chartFrameProps';
import type { Place } from './roundParts';
import { RoundPlot } from './RoundPlot';
import type { PartChart } from './usePartChart';
import type { PlotBox } from './usePlotBox';

interface PartPlotProps {
  chart: PartChart & { frame: ChartFrameProps };
  box: PlotBox;
  /** Of the drawing, in pixels; its centre is at 0, 0. */
  radius: number;
  /** Read after the finding, such as what stands in the middle. */
  summary?: string;
  /** The part at a place around the centre, null where there is none. */
  partAt: (place: Place) => number | null;
  /** What stands out at a part. */
  renderHighlight: (stop: number) => ReactNode;
  /** Texts of the drawing. @param current place of the part that is looked at. */
  renderLabels: (current: number | null) => ReactNode;
  /** The parts with their values. @param current the same. */
  renderList: (current: number | null) => ReactNode;
  /** False where what `renderList` gives has another room than a row for each part. @default true */
  hasListRoom?: boolean;
  /** The marks. They are not drawn again while the cursor moves. */
  children: ReactNode;
}

/** The frame and the plot of a chart of parts: the keys go from part to part. */
export function PartPlot(props: PartPlotProps) {
  const { chart, box, radius, summary, partAt, renderHighlight, renderLabels, renderList, hasListRoom = true } = props;
  const { frame, rows, data, textOf } = chart;
  const size = radius * 2;
  const stopCount = data.parts.length;
  return (
    <ChartFrame
      {...frame}
      rows={() => rows}
      isEmpty={rows.rows.length === 0}
      plotRef={box.ref}
      skeleton="round"
      listRoom={hasListRoom ? { rowCount: stopCount, plotSize: size } : undefined}
    >
      {({ findingId }) => (
        <RoundPlot
          title={frame.title}
          describedBy={findingId}
          summary={summary}
          isRtl={box.isRtl}
          minHeight={frame.height ?? 212}
          width={size}
          height={size}
          center={{ x: radius, y: radius }}
          stopCount={stopCount}
          textOf={textOf}
          markAt={(place) => {
            const stop = partAt(place);
            return stop === null ? null : { stop, series: 0 };
          }}
          renderHighlight={({ stop }) => renderHighlight(stop)}
          renderLabels={renderLabels}
          renderList={renderList}
        >
          {props.children}
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
