import { useEffect, useMemo, useRef, type CSSProperties, type PointerEvent } from 'react';
import { Drawing } from '../charts/CartesianPlot.styles';
import { stripBelow } from '../charts/stripBelow';
import { ChartTooltip } from '../charts/ChartTooltip';
import { usePlotCursor, type PlotCursor } from '../charts/usePlotCursor';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { truncateForDisplay, truncateForSpeech } from '../truncate';
import { CellRing, HeatDrawing, HeatLabels, RowNames } from './HeatDrawing';
import { Area, CellStop, FixedNames, HeatPlotBox, Scroller } from './HeatMap.styles';
import { colorOf, stepOf, type RampScale } from '../charts/ramps';
import {
  boxOf,
  fitsInside,
  moved,
  placeAt,
  toHeatLayout,
  type HeatData,
  type HeatLayout,
  type HeatLine,
  type HeatPlace,
} from './heatShapes';

interface HeatPlotProps {
  /** Names the plot. */
  title: string;
  /** Id of the sentence that says what is to be seen. */
  findingId: string | undefined;
  rows: readonly HeatLine[];
  columns: readonly HeatLine[];
  data: HeatData;
  scale: RampScale;
  /** What the numbers count. */
  valueName: string | undefined;
  /** A value as the tooltip, the keys and the table say it. */
  valueText: (value: number | null) => string;
  /** What stands in the cells, row by row. */
  cellTexts: readonly (readonly string[])[];
  /** Of the drawing, in pixels. */
  width: number;
  height: number;
  isRtl: boolean;
}

const placeOf = ({ stop, series }: PlotCursor): HeatPlace => ({ row: series, column: stop });

/** Cells, names and the cursor. It is one stop of Tab; arrows go from cell to cell. */
export function HeatPlot(props: HeatPlotProps) {
  const { title, findingId, rows, columns, data, scale, valueText, cellTexts, width, height, isRtl } = props;
  const messages = useKitMessages();
  const layout = useMemo(
    () => toHeatLayout(rows, columns, { room: width, height, isRtl }),
    [rows, columns, width, height, isRtl],
  );
  const {
    cursor: mark,
    setCursor,
    handleKeyDown,
  } = usePlotCursor({
    stopCount: columns.length,
    seriesCount: rows.length,
    move: (key, from) => {
      const next = moved(key, from && placeOf(from), rows.length, columns.length);
      return next && { stop: next.column, series: next.row, isByKey: true };
    },
    textOf: (column, row) =>
      messages.chartPoint(
        truncateForSpeech(rows[row]?.name ?? ''),
        truncateForSpeech(columns[column]?.name ?? ''),
        valueText(data.cells[row]?.[column] ?? null),
      ),
  });
  const cursor = mark && placeOf(mark);
  const isByKey = mark?.isByKey === true;
  // A mark of keys that is another one has to be in sight.
  const keyPlace = mark && isByKey ? `${mark.series} ${mark.stop}` : null;
  const ring = useRef<SVGGElement>(null);
  useEffect(() => {
    if (layout.isScrolled && keyPlace !== null) ring.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [keyPlace, layout]);
  const texts = useMemo(() => (fitsInside(layout, cellTexts.flat()) ? cellTexts : null), [layout, cellTexts]);
  const isStrip = width < stripBelow || layout.isScrolled;

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    // A page that is zoomed by a transform shows the box in another size than it has.
    const x = ((clientX - box.left) / box.width) * currentTarget.offsetWidth + (isRtl ? 0 : layout.start);
    const y = ((clientY - box.top) / box.height) * currentTarget.offsetHeight;
    const place = placeAt(layout, x, y);
    if (mark?.series !== place.row || mark.stop !== place.column || mark.isByKey)
      setCursor({ stop: place.column, series: place.row, isByKey: false });
  };

  return (
    <Area>
      {isStrip ? <HeatTip {...props} place={cursor ?? data.highest[0] ?? { row: 0, column: 0 }} isStrip /> : null}
      <Scroller
        data-scrolled={layout.isScrolled || undefined}
        style={{ '--qd-heat-start-inline-size': `${layout.start}px` }}
        data-part="scroller"
      >
        <HeatPlotBox
          style={{ '--qd-plot-inline-size': `${layout.width}px`, '--qd-plot-block-size': `${layout.height}px` }}
          data-part="plot"
        >
          <Drawing width={layout.width} height={layout.height} aria-hidden data-part="drawing">
            <HeatDrawing {...{ layout, data, scale, texts }} />
            <HeatLabels {...{ layout, rows, columns }} current={cursor} />
            {cursor === null ? null : (
              <g ref={ring} data-part="cursor">
                <CellRing
                  layout={layout}
                  place={cursor}
                  color={isByKey ? token('focus.ring') : token('text.secondary')}
                />
              </g>
            )}
          </Drawing>
          <CellStop
            title={title}
            describedBy={[findingId]}
            keys={messages.chartKeysGrid}
            style={{ '--qd-stop-block': `0 ${layout.foot}px`, '--qd-stop-inline': `${layout.start}px 0` }}
            onKeyDown={handleKeyDown}
            onFollow={follow}
            onLeave={() => setCursor(null)}
          />
        </HeatPlotBox>
        {layout.isScrolled && layout.start > 0 ? (
          <FixedNames aria-hidden>
            <svg width={layout.start} height={layout.height} style={{ direction: 'ltr', display: 'block' }}>
              <RowNames layout={layout} rows={rows} current={cursor} width={layout.start} />
            </svg>
          </FixedNames>
        ) : null}
      </Scroller>
      {cursor === null || isStrip ? null : (
        <HeatTip {...props} place={cursor} isStrip={false} style={besideOf(layout, cursor)} />
      )}
    </Area>
  );
}

interface HeatTipProps extends HeatPlotProps {
  place: HeatPlace;
  isStrip: boolean;
  style?: CSSProperties | undefined;
}

/** What a cell says. */
function HeatTip({ rows, columns, data, scale, valueName, valueText, place, isStrip, style }: HeatTipProps) {
  const value = data.cells[place.row]?.[place.column] ?? null;
  return (
    <ChartTooltip
      isStrip={isStrip}
      title={truncateForDisplay(rows[place.row]?.name ?? '')}
      placeText={truncateForDisplay(columns[place.column]?.name ?? '')}
      swatchWidth={12}
      rows={[
        {
          id: 'value',
          name: value === null ? '' : truncateForDisplay(valueName ?? ''),
          value: valueText(value),
          place: 0,
          shape: 'plain-area',
          color: value === null || data.ends === null ? 'transparent' : colorOf(scale, stepOf(value, data.ends, scale)),
        },
      ]}
      style={style}
    />
  );
}

const tipGap = 8;
/** Where there is less room above a cell, its tooltip is below. */
const tipHeight = 72;

/** Above or below the cell, so that those before and after it can be seen, on the side that has more room. */
function besideOf(layout: HeatLayout, place: HeatPlace): CSSProperties {
  const box = boxOf(layout, place);
  if (!box) return {};
  const { x, y, width, height } = box;
  return {
    insetBlock: y > tipHeight ? `auto ${layout.height - y + tipGap}px` : `${y + height + tipGap}px auto`,
    ...(x + width / 2 > layout.width / 2 ? { right: layout.width - x - width } : { left: x }),
  };
}
