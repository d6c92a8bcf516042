import { memo, useId, useLayoutEffect, useRef } from 'react';
import { EndLabel } from '../charts/CartesianPlot.styles';
import { markerPath } from '../charts/chartCues';
import type { PlotMargins } from '../charts/chartTypes';
import { cut } from '../charts/labels';
import { useThemeMark } from '../charts/useThemeMark';
import {
  areaOpacity,
  drawSeries,
  lastOf,
  linePaths,
  spread,
  type LineChartVariant,
  type LineData,
  type LinePlot,
} from './lineShapes';

interface LineDrawingProps {
  data: LineData;
  plot: LinePlot;
  variant: LineChartVariant;
  margins: PlotMargins;
  height: number;
  isRtl: boolean;
  /** Writes the value at the end of a line; without it the lines have no labels. */
  valueText: ((value: number) => string) | null;
  /** Draws only the marks at the ends; the lines are on a canvas below. */
  isOnCanvas: boolean;
}

const labelGap = 30;
/** Of the name at the end of a line, in characters. */
const longestEndName = 13;

/** The lines of a chart. It is not drawn again while the cursor moves. */
export const LineDrawing = memo(function LineDrawing({
  data,
  plot,
  variant,
  margins,
  height,
  isRtl,
  valueText,
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
    labelGap,
    margins.top,
    height - margins.bottom,
  );
  return (
    <g>
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
      {ends.map(({ series, value, x, y }, index) => (
        <g key={series.id}>
          <path
            d={markerPath(series.cue.marker, 4)}
            transform={`translate(${x} ${y})`}
            fill={series.cue.isHollow ? 'var(--qd-chart-ground)' : series.cue.color}
            stroke={series.cue.color}
            strokeWidth={1.5}
          />
          {valueText === null ? null : (
            <EndLabel x={isRtl ? x - 12 : x + 12} y={(labels[index] ?? y) - 2} textAnchor={isRtl ? 'end' : 'start'}>
              <tspan fontWeight={600}>{cut(series.name, longestEndName)}</tspan>
              <tspan x={isRtl ? x - 12 : x + 12} dy={14}>
                {valueText(value)}
              </tspan>
            </EndLabel>
          )}
        </g>
      ))}
    </g>
  );
});

/** The lines as pixels, for more points than paths can take. */
export const LineCanvas = memo(function LineCanvas({
  data,
  plot,
  variant,
  width,
  height,
}: Pick<LineDrawingProps, 'data' | 'plot' | 'variant' | 'height'> & { width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A canvas keeps the colors that it was drawn with.
  const theme = useThemeMark(canvas);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = devicePixelRatio;
    element.width = width * scale;
    element.height = height * scale;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineWidth = 1.5;
    for (const series of data.series) {
      // A canvas does not know custom properties: the browser works the color out on the element.
      element.style.color = series.cue.color;
      const { color } = getComputedStyle(element);
      context.strokeStyle = color;
      context.fillStyle = color;
      context.setLineDash(series.cue.dash === 'none' ? [] : series.cue.dash.split(' ').map(Number));
      drawSeries(context, plot, data, series, variant);
    }
  }, [data, plot, variant, width, height, theme]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-part="canvas"
      style={{ position: 'absolute', inset: 0, inlineSize: width, blockSize: height }}
    />
  );
});
