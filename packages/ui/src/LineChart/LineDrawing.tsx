import { memo, useId, useLayoutEffect, useRef } from 'react';
import { axisLabel, EndLabel, PlotCanvas, ValueLabel } from '../charts/CartesianPlot.styles';
import { markerPath, referenceDash } from '../charts/chartCues';
import type { PlotMargins } from '../charts/chartTypes';
import { inPaperScheme } from '../charts/inPaperScheme';
import { characterWidth, cut, middleBetween } from '../charts/labels';
import type { KitMessages } from '../messages';
import { usePrinting } from '../PrintSheet/usePrinting';
import { token } from '../tokens';
import { useThemeMark } from '../charts/useThemeMark';
import {
  areaOpacity,
  drawSeries,
  extremesOf,
  lastOf,
  linePaths,
  spread,
  type LineChartVariant,
  type LineData,
  type LinePlot,
  type LineSeries,
} from './lineShapes';

interface LineDrawingProps {
  data: LineData;
  plot: LinePlot;
  variant: LineChartVariant;
  margins: PlotMargins;
  width: number;
  height: number;
  isRtl: boolean;
  valueText: (value: number) => string;
  /** Says the names of the lines at their ends, over the values. */
  hasNames: boolean;
  /** What stands at the ends of the lines besides their marks: names and values, or the value on the axis behind them. */
  ends: 'marks' | 'labels' | 'tag';
  /** Marks every point, and says the last value. */
  emphasis: 'none' | 'last';
  hasExtremes: boolean;
  /** The value of the dashed line across the plot. */
  reference: number | undefined;
  messages: KitMessages;
  /** Draws only the marks at the ends; the lines are on a canvas below. */
  isOnCanvas: boolean;
}

const labelGap = 30;
const valueGap = 16;
/** Of the name at the end of a line, in characters. */
const longestEndName = 13;

/** The lines of a chart. It is not drawn again while the cursor moves. */
export const LineDrawing = memo(function LineDrawing({
  data,
  plot,
  variant,
  margins,
  width,
  height,
  isRtl,
  valueText,
  hasNames,
  ends: endKind,
  emphasis,
  hasExtremes,
  reference,
  messages,
  isOnCanvas,
}: LineDrawingProps) {
  const id = useId();
  const [atTop, atFoot] = areaOpacity(variant);
  const ends = data.series.flatMap((series) => {
    const last = lastOf(series);
    return last ? [{ series, value: last.value, x: plot.x(data.points.at[last.place] ?? 0), y: plot.y(last.top) }] : [];
  });
  const labels = spread(
    ends.map(({ y }) => y),
    hasNames ? labelGap : valueGap,
    margins.top,
    height - margins.bottom,
  );
  return (
    <g>
      {reference === undefined ? null : (
        <path
          d={`M${isRtl ? margins.end : margins.start} ${plot.y(reference)}H${width - (isRtl ? margins.start : margins.end)}`}
          stroke={token('text.secondary')}
          strokeWidth={1.5}
          strokeDasharray={referenceDash}
          data-part="reference"
        />
      )}
      {isOnCanvas
        ? null
        : data.series.map((series) => {
            const { line, area } = linePaths(plot, data, series, variant);
            const { color, dash } = series.cue;
            return (
              <g key={series.id}>
                {area === null ? null : (
                  <>
                    <linearGradient id={`${id}-${series.place}`} x1={0} y1={0} x2={0} y2={1}>
                      <stop offset={0} stopColor={color} stopOpacity={atTop} />
                      <stop offset={1} stopColor={color} stopOpacity={atFoot} />
                    </linearGradient>
                    <path d={area} fill={`url(#${id}-${series.place})`} />
                  </>
                )}
                {line === null ? null : (
                  <path
                    d={line}
                    fill="none"
                    stroke={color}
                    strokeWidth={2}
                    strokeDasharray={dash}
                    strokeLinejoin="round"
                    data-part="line"
                  />
                )}
              </g>
            );
          })}
      {emphasis === 'last'
        ? data.series.map((series) => <PointMarks key={series.id} {...{ data, plot, series }} />)
        : null}
      {hasExtremes ? (
        <Extremes
          {...{ data, plot, valueText, messages }}
          from={isRtl ? margins.end : 0}
          to={width - (isRtl ? 0 : margins.end)}
        />
      ) : null}
      {ends.map(({ series, value, x, y }, index) => (
        <g key={series.id}>
          <path
            d={markerPath(series.cue.marker, 4)}
            transform={`translate(${x} ${y})`}
            fill={series.cue.isHollow ? 'var(--qd-chart-ground)' : series.cue.color}
            stroke={series.cue.color}
            strokeWidth={1.5}
          />
          {endKind === 'tag' && series.role === 'current' ? (
            <Tag text={valueText(value)} y={y} {...{ width, margins, isRtl }} />
          ) : null}
          {emphasis === 'last' && index === 0 ? (
            <ValueLabel
              x={middleBetween(x, valueText(value).length * characterWidth, 0, width)}
              y={y - 10}
              textAnchor="middle"
            >
              {valueText(value)}
            </ValueLabel>
          ) : null}
          {endKind !== 'labels' ? null : (
            <EndLabel x={isRtl ? x - 12 : x + 12} y={(labels[index] ?? y) - 2} textAnchor={isRtl ? 'end' : 'start'}>
              {hasNames ? (
                <>
                  <tspan fontWeight={600}>{cut(series.name, longestEndName)}</tspan>
                  <tspan x={isRtl ? x - 12 : x + 12} dy={14}>
                    {valueText(value)}
                  </tspan>
                </>
              ) : (
                <tspan fontWeight={series.role === 'current' ? 600 : 400} dy={6}>
                  {valueText(value)}
                </tspan>
              )}
            </EndLabel>
          )}
        </g>
      ))}
    </g>
  );
});

/** A mark at every point of a line, the last one apart. */
function PointMarks({ data, plot, series }: Pick<LineDrawingProps, 'data' | 'plot'> & { series: LineSeries }) {
  const { cue, kept, tops } = series;
  return [...kept].map((place) =>
    Number.isNaN(tops[place] ?? Number.NaN) ? null : (
      <path
        key={place}
        d={markerPath(cue.marker, 3.5)}
        transform={`translate(${plot.x(data.points.at[place] ?? 0)} ${plot.y(tops[place] ?? 0)})`}
        fill="var(--qd-chart-ground)"
        stroke={cue.color}
        strokeWidth={1.5}
      />
    ),
  );
}

/** The lowest and the highest value of the first series, with their names. */
function Extremes({
  data,
  plot,
  from,
  to,
  valueText,
  messages,
}: Pick<LineDrawingProps, 'data' | 'plot' | 'valueText' | 'messages'> & {
  /** Where the names may begin and end, in pixels: not on the axis. */
  from: number;
  to: number;
}) {
  const [series] = data.series;
  const extremes = series ? extremesOf(series) : null;
  if (!series || !extremes) return null;
  return (['low', 'high'] as const).map((kind) => {
    const place = extremes[kind];
    const text = messages[kind === 'low' ? 'chartLow' : 'chartHigh'](valueText(series.values[place] ?? 0));
    const [x, y] = [plot.x(data.points.at[place] ?? 0), plot.y(series.tops[place] ?? 0)];
    return (
      <g key={kind} data-part={kind}>
        <path
          d={markerPath('circle', 4)}
          transform={`translate(${x} ${y})`}
          fill="var(--qd-chart-ground)"
          stroke={series.cue.color}
          strokeWidth={1.5}
        />
        <ValueLabel
          x={middleBetween(x, text.length * characterWidth, from, to)}
          y={kind === 'low' ? y + 20 : y - 10}
          textAnchor="middle"
        >
          {text}
        </ValueLabel>
      </g>
    );
  });
}

/** The last value on the axis behind the line. */
function Tag({
  text,
  y,
  width,
  margins,
  isRtl,
}: Pick<LineDrawingProps, 'width' | 'margins' | 'isRtl'> & { text: string; y: number }) {
  const size = Math.min(margins.end - 4, text.length * characterWidth + 12);
  const x = isRtl ? margins.end - 4 - size : width - margins.end + 4;
  return (
    <g data-part="tag">
      <rect x={x} y={y - 10} width={size} height={20} rx={4} fill={token('accent.solid')} />
      <text
        {...axisLabel}
        x={x + size / 2}
        y={y + 4}
        textAnchor="middle"
        fill={token('accent.on-solid')}
        fontWeight={600}
      >
        {text}
      </text>
    </g>
  );
}

/** The lines as pixels, for more points than paths can take. */
export const LineCanvas = memo(function LineCanvas({
  data,
  plot,
  variant,
  width,
  height,
}: Pick<LineDrawingProps, 'data' | 'plot' | 'variant' | 'width' | 'height'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A canvas keeps the colors that it was drawn with.
  const theme = useThemeMark(canvas);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = devicePixelRatio;
    element.width = width * scale;
    element.height = height * scale;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineWidth = 1.5;
    const draw = () => {
      for (const series of data.series) {
        // A canvas does not know custom properties: the browser works the color out on the element.
        element.style.color = series.cue.color;
        const { color } = getComputedStyle(element);
        context.strokeStyle = color;
        context.fillStyle = color;
        context.setLineDash(series.cue.dash === 'none' ? [] : series.cue.dash.split(' ').map(Number));
        drawSeries(context, plot, data, series, variant);
      }
    };
    if (isPrinting) inPaperScheme(element, draw);
    else draw();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the colors that the browser works out follow the theme
  }, [data, plot, variant, width, height, theme, isPrinting]);
  return (
    <PlotCanvas
      ref={canvas}
      aria-hidden
      data-part="canvas"
      style={{ '--qd-canvas-inline-size': `${width}px`, '--qd-canvas-block-size': `${height}px` }}
    />
  );
});
