import { useId, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden';
import { useKitMessages } from '../messages';
import { Drawing, Plot } from './CartesianPlot.styles';
import { PlotStop } from './PlotStop';
import { stripBelow } from './stripBelow';
import { ChartTooltip, type ChartTooltipProps } from './ChartTooltip';
import type { Place } from './roundParts';
import { RoundRoom } from './RoundRoom';
import { usePlotCursor, type PlotCursor } from './usePlotCursor';

/** A mark of a round chart. */
interface RoundMark {
  stop: number;
  series: number;
}

export interface RoundPlotProps {
  /** Names the plot. */
  title: string;
  /** Id of the sentence that says what is to be seen. */
  describedBy: string | undefined;
  /** Read after that sentence, such as what stands in the middle. */
  summary?: string | undefined;
  isRtl: boolean;
  /** The least height of the plot with its list, in pixels. */
  minHeight: number;
  /** Of the drawing, in pixels. */
  width: number;
  height: number;
  /** Of the drawing; what is drawn has it at 0, 0. */
  center: Place;
  /** How many marks the keys go along. */
  stopCount: number;
  /** How many series are shown. @default 1 */
  seriesCount?: number;
  /** What is announced of a mark. */
  textOf: (stop: number, series: number) => string;
  /** The mark at a place around the centre, null where there is none. */
  markAt: (place: Place) => RoundMark | null;
  /** What stands out at the mark. */
  renderHighlight: (cursor: PlotCursor) => ReactNode;
  /** The marks; from right to left they are mirrored. They are not drawn again while the cursor moves. */
  children: ReactNode;
  /** Texts of the drawing. They are not mirrored. @param current place of the mark that is looked at. */
  renderLabels: (current: number | null) => ReactNode;
  /** The parts with their values, beside or below the plot. @param current place of the mark that is looked at. */
  renderList?: ((current: number | null) => ReactNode) | undefined;
  /** For charts without a list. */
  tooltip?: {
    at: (stop: number) => Place;
    contentOf: (stop: number, series: number | null) => Omit<ChartTooltipProps, 'isStrip' | 'style' | 'placeText'>;
  };
}

/** The plot of a round chart with the list beside it. It is one stop of Tab; arrows go from part to part. */
export function RoundPlot(props: RoundPlotProps) {
  const { title, describedBy, summary, isRtl, minHeight, width, height, center, stopCount, seriesCount = 1 } = props;
  const { textOf, markAt, renderHighlight, renderLabels, renderList, tooltip } = props;
  const messages = useKitMessages();
  const summaryId = useId();
  const placeOf = (stop: number) => messages.chartPlace(stop + 1, stopCount);
  const { cursor, setCursor, handleKeyDown, keys } = usePlotCursor({
    stopCount,
    seriesCount,
    textOf: (stop, series) => `${textOf(stop, series)}, ${placeOf(stop)}`,
  });
  const isStrip = tooltip !== undefined && width > 0 && width < stripBelow;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width: shownWidth, height: shownHeight } = event.currentTarget.getBoundingClientRect();
    // A page that is zoomed by a transform shows the box in another size than it has.
    const x = ((event.clientX - left) / shownWidth) * width - center.x;
    const y = ((event.clientY - top) / shownHeight) * height - center.y;
    const mark = markAt({ x: isRtl ? -x : x, y });
    if (mark === null) setCursor(null);
    else if (cursor?.stop !== mark.stop || cursor.series !== mark.series || cursor.isByKey)
      setCursor({ ...mark, isByKey: false });
  };
  const contentOf = (stop: number) => ({
    ...tooltip?.contentOf(stop, cursor?.isByKey ? cursor.series : null),
    placeText: cursor?.isByKey ? placeOf(stop) : undefined,
  });
  const shift = `translate(${center.x} ${center.y})`;

  return (
    <Room style={{ '--qd-chart-block-size': `${minHeight}px` }}>
      {isStrip && stopCount > 0 ? <StripRoom>{tipOf(contentOf(cursor?.stop ?? 0), true)}</StripRoom> : null}
      <Square style={{ '--qd-plot-inline-size': `${width}px`, '--qd-plot-block-size': `${height}px` }} data-part="plot">
        <Drawing width={width} height={height} aria-hidden data-part="drawing">
          <g transform={isRtl ? `${shift} scale(-1 1)` : shift}>
            {props.children}
            {cursor === null ? null : <g data-part="cursor">{renderHighlight(cursor)}</g>}
          </g>
          <g transform={shift}>{renderLabels(cursor?.stop ?? null)}</g>
        </Drawing>
        <PlotStop
          title={title}
          describedBy={[describedBy, summary === undefined ? undefined : summaryId]}
          keys={keys}
          onKeyDown={handleKeyDown}
          onFollow={follow}
          onLeave={() => setCursor(null)}
        />
        {summary === undefined ? null : <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>}
        {cursor === null || tooltip === undefined || isStrip
          ? null
          : tipOf(contentOf(cursor.stop), false, besideOf(tooltip.at(cursor.stop), props))}
      </Square>
      {renderList?.(cursor?.stop ?? null)}
    </Room>
  );
}

function tipOf(content: Partial<ChartTooltipProps>, isStrip: boolean, style?: ChartTooltipProps['style']): ReactNode {
  return <ChartTooltip title="" rows={[]} {...content} isStrip={isStrip} style={style} />;
}

/** Beside the mark, on the side that has more room. */
function besideOf(at: Place, { center, width, isRtl }: RoundPlotProps): ChartTooltipProps['style'] {
  const x = center.x + (isRtl ? -at.x : at.x);
  const gap = 12;
  return x > width / 2 ? { right: width - x + gap } : { left: x + gap };
}

const Room = styled(RoundRoom)`
  min-block-size: var(--qd-chart-block-size);
`;

const Square = styled(Plot)`
  flex: none;
  max-inline-size: 100%;
`;

const StripRoom = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
  max-inline-size: 100%;
`;
