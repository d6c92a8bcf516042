import { Fragment, memo, useId } from 'react';
import { ChartTextures, textureFill } from '../charts/ChartTextures';
import { markerPath } from '../charts/chartCues';
import { token } from '../tokens';
import { BarText } from './BarChart.styles';
import { barLine, boxOf, layersOf, type BarBox } from './barBoxes';
import type { BarLabel } from './barLabels';
import type { BarChartVariant, BarData, BarItem, BarPlot } from './barShapes';

interface BarDrawingProps {
  data: BarData;
  plot: BarPlot;
  variant: BarChartVariant;
  /** Values at the ends of bars or sums above them. */
  labels: readonly BarLabel[];
  /** The last bar is solid, the others are lighter. */
  isLastStrong: boolean;
}

const ground = 'var(--qd-chart-ground)';
/** Marks of a line stand only where they do not touch. */
const markFrom = 12;

/** The bars of a chart with the line that is at 0. They are not drawn again while the cursor moves. */
export const BarDrawing = memo(function BarDrawing({ data, plot, variant, labels, isLastStrong }: BarDrawingProps) {
  const id = useId();
  const bars = data.series.filter(({ shape }) => shape === 'bar');
  return (
    <g>
      <ChartTextures id={id} />
      {variant === 'diverging' ? null : <ZeroLine plot={plot} />}
      {bars.map((item) => {
        const texture = variant === 'diverging' || item.isPlain ? null : textureFill(id, item.cue.texture);
        return layersOf(data, plot, item, variant, isLastStrong).map(({ id: layer, path, color, opacity }) => (
          <Fragment key={`${item.id} ${layer}`}>
            <path d={path} fill={color} fillOpacity={opacity} data-part="bar" />
            {texture === null ? null : <path d={path} fill={texture} />}
          </Fragment>
        ));
      })}
      {variant === 'diverging' ? <ZeroLine plot={plot} isStrong /> : null}
      {data.series.map((item) =>
        item.shape === 'tick' ? (
          <Ticks key={item.id} {...{ data, plot, item }} />
        ) : item.shape === 'line' ? (
          <Line key={item.id} {...{ data, plot, item }} />
        ) : null,
      )}
      {labels.map(({ id: label, x, y, text, anchor }) => (
        <BarText
          key={label}
          x={x}
          y={y}
          dy={anchor === 'middle' ? 0 : '0.35em'}
          textAnchor={anchor}
          fontSize={12}
          data-part="value"
        >
          {text}
        </BarText>
      ))}
    </g>
  );
});

/** From where bars are measured. */
function ZeroLine({ plot: { x, y, valueAxis }, isStrong = false }: { plot: BarPlot; isStrong?: boolean }) {
  const [from = 0, to = 0] = (valueAxis === 'x' ? y : x).range();
  const at = Math.round((valueAxis === 'x' ? x : y)(0));
  return (
    <path
      d={valueAxis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at + 0.5}H${to}`}
      stroke={isStrong ? token('border.control') : token('border.strong')}
      strokeWidth={isStrong ? 1.5 : 1}
    />
  );
}

interface ItemProps {
  data: BarData;
  plot: BarPlot;
  item: BarItem;
}

const indicesOf = ({ count }: BarData, { values }: BarItem) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !Number.isNaN(values[index] ?? Number.NaN));

/** Strokes across the bands. */
function Ticks({ data, plot, item }: ItemProps) {
  return (
    <>
      {indicesOf(data, item).map((index) => {
        const { x, y, width, height } = boxOf(data, plot, item, index);
        return <rect key={index} {...{ x, y, width, height }} rx={1} fill={item.cue.color} data-part="tick" />;
      })}
    </>
  );
}

/** A line with a halo, so that it is seen on bars of any color. */
function Line({ data, plot, item }: ItemProps) {
  const path = barLine(data, plot, item);
  if (path === null) return null;
  const indices = indicesOf(data, item);
  // A value between two gaps has no line, so its mark is all there is of it.
  const hasMarks = plot.band >= markFrom || indices.length < 2;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={path} stroke={ground} strokeWidth={6} />
      <path d={path} stroke={item.cue.color} strokeWidth={2} strokeDasharray={dashOf(item)} data-part="line" />
      {hasMarks
        ? indices.map((index) => (
            <LineMark key={index} item={item} box={boxOf(data, plot, item, index)} strokeWidth={2} />
          ))
        : null}
    </g>
  );
}

/** Beside bars a line needs no dash to be told apart; the dash says that it is no line of what happened now. */
const dashOf = ({ role, cue }: BarItem): string => (role === 'current' ? 'none' : cue.dash);

function LineMark({ item, box, strokeWidth }: { item: BarItem; box: BarBox; strokeWidth: number }) {
  return (
    <path
      d={markerPath(item.cue.marker, 4.5)}
      transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}
      fill={ground}
      stroke={item.cue.color}
      strokeWidth={strokeWidth}
    />
  );
}

/** The band of a point, below the bars. */
export function BandMark({ plot, index }: { plot: BarPlot; index: number }) {
  const { x, y, valueAxis, band } = plot;
  const isLying = valueAxis === 'x';
  const middle = (isLying ? y : x)(index);
  const ends = (isLying ? x : y).range();
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const width = band * 0.92;
  return (
    <rect
      {...(isLying
        ? { x: from, y: middle - width / 2, width: to - from, height: width }
        : { x: middle - width / 2, y: from - 4, width, height: to - from + 4 })}
      rx={4}
      fill={token('fill.hover')}
      data-part="band"
    />
  );
}

/** What stands out above the bars: marks of lines, and a ring around the one that keys have chosen. */
export function CurrentMarks({
  data,
  plot,
  index,
  current,
}: Omit<ItemProps, 'item'> & {
  index: number;
  /** Place among the shown series; null for a pointer, which is on the whole band. */
  current: number | null;
}) {
  const chosen = current === null ? undefined : data.series[current];
  return (
    <>
      {data.series.map((item) =>
        item.shape === 'line' && !Number.isNaN(item.values[index] ?? Number.NaN) ? (
          <LineMark key={item.id} item={item} box={boxOf(data, plot, item, index)} strokeWidth={3} />
        ) : null,
      )}
      {chosen === undefined ? null : <Ring box={boxOf(data, plot, chosen, index)} />}
    </>
  );
}

/** The gap lets the ring be seen on a bar of its own color. */
function Ring({ box: { x, y, width, height } }: { box: BarBox }) {
  const around = (distance: number) => ({
    x: x - distance,
    y: y - distance,
    width: width + distance * 2,
    height: height + distance * 2,
    rx: 4 + distance,
  });
  return (
    <g fill="none">
      <rect {...around(1)} stroke={ground} strokeWidth={2} />
      <rect {...around(3)} stroke={token('focus.ring')} strokeWidth={2} data-part="ring" />
    </g>
  );
}
