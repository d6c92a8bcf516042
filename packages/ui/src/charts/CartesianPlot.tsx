import { AxisBottom, AxisLeft, AxisRight, type TickRendererProps } from '@visx/axis';
import { GridColumns, GridRows } from '@visx/grid';
import type { scaleLinear } from '@visx/scale';
import type { PointerEvent, ReactNode } from 'react';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { useIsFrom } from '../viewport';
import { ChartTooltip, type ChartTooltipProps } from './ChartTooltip';
import { markerPath, type ChartCue } from './chartCues';
import { axisLabel, currentLabel, Crosshair, Drawing, Plot } from './CartesianPlot.styles';
import { characterWidth, middleBetween } from './labels';
import { nearestPoint, type PlotTick } from './plotPoints';
import { PlotStop } from './PlotStop';
import { stripBelow } from './stripBelow';
import { usePlotCursor, type PlotCursor } from './usePlotCursor';
import type { PlotMargins } from './chartTypes';

type LinearScale = ReturnType<typeof scaleLinear<number>>;

/** A mark at a stop of the crosshair. */
interface PlotMark {
  id: string;
  /** In pixels of the drawing. */
  x: number;
  y: number;
  cue: ChartCue;
}

export interface CartesianPlotProps {
  /** Names the plot. */
  title: string;
  /** Id of the sentence that says what is to be seen. */
  describedBy: string | undefined;
  /** Of the whole drawing, in pixels. */
  width: number;
  height: number;
  margins: PlotMargins;
  isRtl: boolean;
  /** From numbers of the axes to pixels of the drawing. */
  x: LinearScale;
  y: LinearScale;
  xTicks: readonly PlotTick[];
  yTicks: readonly PlotTick[];
  /** Which axis has the values and so the grid. @default 'y' */
  valueAxis?: 'x' | 'y';
  /** Where the labels of the values stand, in the direction of reading; for upright values. @default 'start' */
  axisSide?: 'start' | 'end';
  /** What the axis of the points says at the stop that is looked at. */
  chipOf?: ((stop: number) => string) | undefined;
  /** Says the last values at their marks. @default false */
  saysLast?: boolean;
  /**
   * Says the values in a strip above the plot where it is narrow, those of the last point until one is looked at. Without it
   * they stand in a box that lies over the page, and nothing is said before that. @default false
   */
  hasStrip?: boolean;
  /** Draws the line at the foot of the plot. @default true */
  hasBaseLine?: boolean;
  /** For each stop its pixel along the axis of the points, in the order in which keys go. */
  stops: ArrayLike<number>;
  /** How many series are shown. */
  seriesCount: number;
  /** What is announced of a mark. */
  textOf: (stop: number, series: number) => string;
  /** What the tooltip says at a stop. */
  tooltipOf: (stop: number, series: number | null) => Omit<ChartTooltipProps, 'isStrip' | 'style' | 'placeText'>;
  /** The marks that stand out at a stop, one for each series that has a value there. */
  marksOf: (stop: number) => readonly PlotMark[];
  /** What lies below the marks at a stop, such as the band of a bar. */
  backdropOf?: (cursor: PlotCursor) => ReactNode;
  /** The number on the axis of the points whose label stands out; without a cursor it may be the last one. */
  currentTick?: (cursor: PlotCursor | null) => number | null;
  /** Names of points begin at the edge of the drawing instead of ending at the axis. @default false */
  hasNamesAtEdge?: boolean;
  /** What else stands out at a stop, such as the ring of a bar. */
  highlightOf?: (cursor: PlotCursor) => ReactNode;
  /** Draws a dashed line through the stop. @default true */
  hasCrosshair?: boolean;
  /** The marks of the chart; they are not drawn again while the cursor moves. */
  children: ReactNode;
  /** Lies below the drawing, for marks on a canvas. */
  underlay?: ReactNode;
}

/** Of the focus around a plot, in pixels. */
const ringRoom = 6;

/** Axes, grid and the cursor of a chart with two axes. It is one stop of Tab; arrows go from mark to mark. */
export function CartesianPlot(props: CartesianPlotProps) {
  const { title, describedBy, width, height, margins, isRtl, stops, seriesCount, textOf, valueAxis = 'y' } = props;
  const messages = useKitMessages();
  const placeOf = (stop: number) => messages.chartPlace(stop + 1, stops.length);
  const { cursor, setCursor, handleKeyDown, keys } = usePlotCursor({
    stopCount: stops.length,
    seriesCount,
    isDownward: valueAxis === 'x',
    textOf: (stop, series) => `${textOf(stop, series)}, ${placeOf(stop)}`,
  });
  const left = isRtl ? margins.end : margins.start;
  // Values that are said above the marks and beside the last one lie within the ring of the focus, not on it.
  const ring = {
    top: Math.min(margins.top, ringRoom),
    end: props.saysLast ? Math.min(margins.end, ringRoom) : margins.end,
  };
  const isStrip = props.hasStrip === true && width < stripBelow;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A page that is zoomed by a transform shows the box in another size than it has.
    const place =
      valueAxis === 'y'
        ? (isRtl ? ring.end : margins.start) +
          ((event.clientX - box.left) / box.width) * event.currentTarget.offsetWidth
        : ring.top + ((event.clientY - box.top) / box.height) * event.currentTarget.offsetHeight;
    const stop = nearestStop(stops, place);
    if (stop >= 0 && (cursor?.stop !== stop || cursor.isByKey)) setCursor({ stop, series: 0, isByKey: false });
  };

  return (
    <>
      {isStrip ? <Strip {...props} cursor={cursor} placeOf={placeOf} /> : null}
      <Plot style={{ '--qd-plot-block-size': `${height}px` }} data-part="plot">
        {props.underlay}
        <Drawing width={width} height={height} aria-hidden data-part="drawing">
          <Axes {...props} left={left} current={props.currentTick?.(cursor) ?? null} />
          {cursor === null ? null : <g data-part="cursor">{props.backdropOf?.(cursor)}</g>}
          {props.children}
          {cursor === null ? null : <CursorMarks {...props} cursor={cursor} />}
        </Drawing>
        <PlotStop
          title={title}
          describedBy={[describedBy]}
          keys={keys}
          style={{
            '--qd-stop-block': `${ring.top}px ${margins.bottom}px`,
            '--qd-stop-inline': `${margins.start}px ${ring.end}px`,
          }}
          onKeyDown={handleKeyDown}
          onFollow={follow}
          onLeave={() => setCursor(null)}
        />
        {cursor === null || isStrip ? null : <Floating {...props} cursor={cursor} placeOf={placeOf} />}
      </Plot>
    </>
  );
}

interface CursorProps extends CartesianPlotProps {
  cursor: PlotCursor;
}

/** The nearest of the stops, which run from left to right, from right to left or from top to bottom. */
function nearestStop(stops: ArrayLike<number>, place: number): number {
  const isDescending = stops.length > 1 && (stops[0] ?? 0) > (stops[stops.length - 1] ?? 0);
  return isDescending ? nearestPoint(mirroredStops(stops), -place) : nearestPoint(stops, place);
}

/** Descending stops as ascending ones, each in its place. */
const mirroredStops = (stops: ArrayLike<number>): ArrayLike<number> => Float64Array.from(stops, (stop) => -stop);

function Axes({
  left,
  width,
  height,
  margins,
  isRtl,
  x,
  y,
  xTicks,
  yTicks,
  valueAxis = 'y',
  axisSide = 'start',
  hasBaseLine = true,
  hasNamesAtEdge = false,
  current,
}: CartesianPlotProps & { left: number; current: number | null }) {
  const right = width - (isRtl ? margins.start : margins.end);
  const bottom = height - margins.bottom;
  const isOnRight = isRtl === (axisSide === 'start');
  const ValueAxis = isOnRight ? AxisRight : AxisLeft;
  const textOf = (ticks: readonly PlotTick[]) => {
    const texts = new Map(ticks.map(({ at, text }) => [at, text]));
    return (value: unknown) => texts.get(Number(value)) ?? '';
  };
  const lookOf = (value: unknown, axis: 'x' | 'y') =>
    axis !== valueAxis && Number(value) === current ? { ...axisLabel, ...currentLabel } : axisLabel;
  const atEdge = hasNamesAtEdge ? { x: isRtl ? width - right : -left } : {};
  const grid = { stroke: 'var(--qd-border-default)', strokeDasharray: '1 4' };
  return (
    <g data-part="axes">
      {valueAxis === 'y' ? (
        <GridRows scale={y} left={left} width={right - left} tickValues={yTicks.map(({ at }) => at)} lineStyle={grid} />
      ) : (
        <GridColumns
          scale={x}
          top={margins.top}
          height={bottom - margins.top}
          tickValues={xTicks.map(({ at }) => at)}
          lineStyle={grid}
        />
      )}
      {hasBaseLine ? (
        <path d={`M${left} ${bottom + 0.5}H${right}`} stroke="var(--qd-border-strong)" data-part="base-line" />
      ) : null}
      <ValueAxis
        scale={y}
        left={isOnRight ? right : left}
        hideAxisLine
        hideTicks
        tickLength={8}
        tickValues={yTicks.map(({ at }) => at)}
        tickFormat={textOf(yTicks)}
        tickLabelProps={(value) => ({
          ...lookOf(value, 'y'),
          textAnchor: isOnRight === hasNamesAtEdge ? 'end' : 'start',
          dy: '0.35em',
        })}
        tickComponent={(tick) => tickLabel({ ...tick, ...atEdge })}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        hideAxisLine
        hideTicks
        tickLength={8}
        tickValues={xTicks.map(({ at }) => at)}
        tickFormat={textOf(xTicks)}
        tickLabelProps={(value) => {
          const at = x(Number(value));
          // Near the ends of the drawing it is moved inwards.
          const dx = middleBetween(at, textOf(xTicks)(value).length * characterWidth, 0, width) - at;
          return { ...lookOf(value, 'x'), textAnchor: 'middle', dx, dy: '0.6em' };
        }}
        tickComponent={tickLabel}
      />
    </g>
  );
}

/** One line of words. The axis's own labels measure each word, to break lines that there are none of here. */
const tickLabel = ({
  formattedValue,
  x,
  y,
  dx,
  dy,
  textAnchor,
  fill,
  fontSize,
  fontFamily,
  fontWeight,
  style,
}: TickRendererProps) => (
  <text {...{ x, y, dx, dy, textAnchor, fill, fontSize, fontFamily, fontWeight, style }}>{formattedValue}</text>
);

/** The point that is looked at, on the axis of the points. */
function Chip({ at, y, text, width }: { at: number; y: number; text: string; width: number }) {
  const size = text.length * characterWidth + 14;
  const x = middleBetween(at, size, 0, width);
  return (
    <g data-part="chip">
      <rect x={x - size / 2} y={y} width={size} height={20} rx={4} fill={token('surface.inverse')} />
      <text {...axisLabel} x={x} y={y + 14} textAnchor="middle" fill={token('text.inverse')}>
        {text}
      </text>
    </g>
  );
}

function CursorMarks(props: CursorProps) {
  const { cursor, stops, height, margins, marksOf, highlightOf, chipOf, hasCrosshair = true } = props;
  const along = stops[cursor.stop] ?? 0;
  return (
    <g data-part="cursor">
      {highlightOf?.(cursor)}
      {chipOf ? (
        <Chip at={along} y={height - margins.bottom + 5} text={chipOf(cursor.stop)} width={props.width} />
      ) : null}
      {hasCrosshair ? <Crosshair d={`M${along} ${margins.top}V${height - margins.bottom}`} /> : null}
      {marksOf(cursor.stop).map(({ id, x, y, cue }, place) => (
        <path
          key={id}
          d={markerPath(cue.marker, 4)}
          transform={`translate(${x} ${y})`}
          fill="var(--qd-chart-ground)"
          stroke={cue.color}
          strokeWidth={cursor.isByKey && place === cursor.series ? 3 : 2}
        />
      ))}
    </g>
  );
}

interface TooltipProps extends CartesianPlotProps {
  placeOf: (stop: number) => string;
}

/** Above a narrow plot; without a cursor it says what the last point has. */
function Strip({ cursor, placeOf, ...props }: TooltipProps & { cursor: PlotCursor | null }) {
  const stop = cursor?.stop ?? props.stops.length - 1;
  if (stop < 0 || props.seriesCount === 0) return null;
  return (
    <ChartTooltip
      isStrip
      placeText={cursor?.isByKey ? placeOf(stop) : undefined}
      {...props.tooltipOf(stop, cursor?.isByKey ? cursor.series : null)}
    />
  );
}

/**
 * Beside the mark, on the side that has more room; where the values run across, above or below it. On phones it lies over
 * what stands above the plot, as beside the mark it would be under the finger.
 */
function Floating({ cursor, placeOf, ...props }: TooltipProps & CursorProps) {
  const isPhone = !useIsFrom('sm');
  const { stops, width, height, margins, valueAxis = 'y' } = props;
  const along = stops[cursor.stop] ?? 0;
  const gap = 12;
  // Long names end where the drawing ends.
  const beside =
    along > width / 2
      ? { right: width - along + gap, maxInlineSize: Math.min(260, along - gap) }
      : { left: along + gap, maxInlineSize: Math.min(260, width - along - gap) };
  const isInLowerHalf = along > (margins.top + height - margins.bottom) / 2;
  const across = { insetInlineEnd: 0, ...(isInLowerHalf ? {} : { insetBlock: `auto ${margins.bottom}px` }) };
  const above = {
    insetInline: 0,
    insetBlock: `auto calc(100% + ${ringRoom}px)`,
    inlineSize: 'auto',
    maxInlineSize: 'none',
  };
  return (
    <ChartTooltip
      isStrip={false}
      placeText={cursor.isByKey ? placeOf(cursor.stop) : undefined}
      {...props.tooltipOf(cursor.stop, cursor.isByKey ? cursor.series : null)}
      style={isPhone && width < stripBelow ? above : valueAxis === 'y' ? beside : across}
    />
  );
}
