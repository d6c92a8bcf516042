import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { Drawing } from '../charts/CartesianPlot.styles';
import { stripBelow } from '../charts/CartesianPlot';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { truncateForDisplay, truncateForSpeech } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import { CellRing, HeatDrawing, HeatLabels, RowNames } from './HeatDrawing';
import { Area, CellStop, FixedNames, HeatPlotBox, Scroller, Tip } from './HeatMap.styles';
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

/** The cell that is looked at. */
interface HeatCursor extends HeatPlace {
  /** Keys have a mark of their own and are announced. */
  isByKey: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Cells, names and the cursor. It is one stop of Tab; arrows go from cell to cell. */
export function HeatPlot(props: HeatPlotProps) {
  const { title, findingId, rows, columns, data, scale, valueText, cellTexts, width, height, isRtl } = props;
  const messages = useKitMessages();
  const keysId = useId();
  const layout = useMemo(
    () => toHeatLayout(rows, columns, { room: width, height, isRtl }),
    [rows, columns, width, height, isRtl],
  );
  const [kept, setCursor] = useState<HeatCursor | null>(null);
  // Data that has become less takes the mark away with its cell.
  const cursor = kept !== null && boxOf(layout, kept) ? kept : null;
  const ring = useRef<SVGGElement>(null);
  useEffect(() => {
    if (layout.isScrolled && kept?.isByKey) ring.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [kept, layout]);
  const texts = useMemo(() => (fitsInside(layout, cellTexts.flat()) ? cellTexts : null), [layout, cellTexts]);
  const isStrip = width < stripBelow || layout.isScrolled;

  const textOf = ({ row, column }: HeatPlace) =>
    messages.chartPoint(
      truncateForSpeech(rows[row]?.name ?? ''),
      truncateForSpeech(columns[column]?.name ?? ''),
      valueText(data.cells[row]?.[column] ?? null),
    );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      // Where there is a mark, Escape takes it away and closes nothing around the map.
      if (cursor !== null) event.stopPropagation();
      setCursor(null);
      return;
    }
    const key = isRtl ? (mirrored[event.key] ?? event.key) : event.key;
    const next = moved(key, cursor, rows.length, columns.length);
    if (next === null) return;
    event.preventDefault();
    setCursor({ ...next, isByKey: true });
    announce(textOf(next), 'chart-mark');
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    // A page that is zoomed by a transform shows the box in another size than it has.
    const x = ((clientX - box.left) / box.width) * currentTarget.offsetWidth + (isRtl ? 0 : layout.start);
    const y = ((clientY - box.top) / box.height) * currentTarget.offsetHeight;
    const place = placeAt(layout, x, y);
    if (cursor?.row !== place.row || cursor.column !== place.column || cursor.isByKey)
      setCursor({ ...place, isByKey: false });
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
                  color={cursor.isByKey ? token('focus.ring') : token('text.secondary')}
                />
              </g>
            )}
          </Drawing>
          <CellStop
            role="application"
            tabIndex={0}
            aria-roledescription={messages.chart}
            aria-label={title}
            aria-describedby={findingId === undefined ? keysId : `${findingId} ${keysId}`}
            data-part="stop"
            style={{ '--qd-stop-block': `0 ${layout.foot}px`, '--qd-stop-inline': `${layout.start}px 0` }}
            onKeyDown={handleKeyDown}
            onPointerDown={follow}
            onPointerMove={follow}
            onPointerLeave={({ pointerType }) => {
              if (pointerType === 'mouse') setCursor(null);
            }}
            onBlur={() => setCursor(null)}
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
      <VisuallyHidden id={keysId}>{messages.chartKeysGrid}</VisuallyHidden>
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

/** What a cell says. Screen readers hear it by the announcements of the keys, so it is hidden from them. */
function HeatTip({ rows, columns, data, scale, valueName, valueText, place, isStrip, style }: HeatTipProps) {
  const value = data.cells[place.row]?.[place.column] ?? null;
  return (
    <Tip aria-hidden data-part="tooltip" data-variant={isStrip ? 'strip' : 'floating'} style={style}>
      <div data-part="place">
        <span>{truncateForDisplay(rows[place.row]?.name ?? '')}</span>
        <span>{truncateForDisplay(columns[place.column]?.name ?? '')}</span>
      </div>
      <div>
        {value === null || data.ends === null ? null : (
          <svg width={12} height={12} aria-hidden>
            <rect width={12} height={12} rx={2} fill={colorOf(scale, stepOf(value, data.ends, scale))} />
          </svg>
        )}
        <b>{valueText(value)}</b>
        {valueName === undefined || value === null ? null : <span>{truncateForDisplay(valueName)}</span>}
      </div>
    </Tip>
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
    ...(y > tipHeight ? { bottom: layout.height - y + tipGap } : { top: y + height + tipGap }),
    ...(x + width / 2 > layout.width / 2 ? { right: layout.width - x - width } : { left: x }),
  };
}
