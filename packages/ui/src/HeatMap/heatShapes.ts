import { short } from '../charts/chartCues';
import { extentOf, finite } from '../charts/chartNumbers';
import { characterWidth, cut, widest } from '../charts/labels';
import type { RampScale } from '../charts/ramps';

/** A row or a column. */
export interface HeatLine {
  /** Unique among the rows or the columns. */
  id: string;
  /** What it is called in full: "Tuesday". */
  name: string;
  /** What stands beside the row or below the column; '' leaves it out. @default name */
  label?: string;
}

/** A cell by its row and its column, from 0. */
export interface HeatPlace {
  row: number;
  column: number;
}

export interface HeatData {
  /** For each row its value in each column; null for a gap. */
  cells: readonly (readonly (number | null)[])[];
  /** The values at both ends of the ramp; null where there are no numbers. */
  ends: readonly [low: number, high: number] | null;
  /** The cells with the greatest value; none where so many have it that it is nothing special. */
  highest: readonly HeatPlace[];
}

/** As many cells may share the greatest value, and only one of so many, that it is something special. */
const rare = { most: 3, oneOf: 4 };

/**
 * The numbers of a map in the order of its rows and columns.
 * @param given rows may be missing or too short. @param wanted values at both ends of the ramp.
 */
export function toHeatData(
  rowCount: number,
  columnCount: number,
  given: readonly (readonly (number | null)[])[],
  scale: RampScale,
  wanted?: readonly [low: number, high: number],
): HeatData {
  const cells = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (_, column) => {
      const value = finite(given[row]?.[column]);
      // Nobody tells −0 from 0.
      return value === 0 ? 0 : value;
    }),
  );
  const extent = extentOf(cells, true);
  if (extent === null) return { cells, ends: null, highest: [] };
  return { cells, ends: endsOf(extent, scale, wanted), highest: highestOf(cells) };
}

function endsOf(
  [low, high]: readonly [number, number],
  scale: RampScale,
  wanted: readonly [number, number] | undefined,
): readonly [number, number] {
  if (wanted && finite(wanted[0]) !== null && finite(wanted[1]) !== null && wanted[0] < wanted[1]) return wanted;
  if (scale === 'sequential') return [low, high];
  const far = Math.max(-low, high);
  return [-far, far];
}

function highestOf(cells: HeatData['cells']): HeatPlace[] {
  let most = Number.NEGATIVE_INFINITY;
  let count = 0;
  let places: HeatPlace[] = [];
  for (const [row, values] of cells.entries())
    for (const [column, value] of values.entries()) {
      if (value === null) continue;
      count += 1;
      if (value < most) continue;
      if (value > most) places = [];
      most = value;
      places.push({ row, column });
    }
  const isRare = places.length <= rare.most && places.length * rare.oneOf <= count;
  return places.length === 1 || isRare ? places : [];
}

/** A stretch of an axis, in pixels. */
interface HeatSpan {
  from: number;
  size: number;
}

export interface HeatLayout {
  /** Of the drawing, in pixels. */
  width: number;
  height: number;
  /** Room for the names of the rows, at the side where lines begin. */
  start: number;
  /** Room for the names of the columns, below. */
  foot: number;
  /** For each column and each row where its cells are in the drawing. */
  columns: readonly HeatSpan[];
  rows: readonly HeatSpan[];
  isRtl: boolean;
  /** The columns need more room than there is. */
  isScrolled: boolean;
}

const heatSizes = { cell: 29, least: 18, gap: 2, foot: 28 } as const;
/** Between the names of the rows and their cells. */
const nameGap = 18;
/** Of the room, that names of rows may take at most. */
const nameShare = 0.36;
const longestRowName = 24;
const longestColumnName = 12;
/** Between two names beside each other, and the height of one below another. */
const labelGap = 8;
const lineHeight = 16;

const labelOf = ({ name, label = name }: HeatLine) => label;
const hasLabels = (lines: readonly HeatLine[]) => lines.some((line) => labelOf(line) !== '');

/** How high a map is that nobody gives a height, in pixels. */
export function naturalHeight(rowCount: number, columns: readonly HeatLine[]): number {
  return (
    Math.max(1, rowCount) * (heatSizes.cell + heatSizes.gap) - heatSizes.gap + (hasLabels(columns) ? heatSizes.foot : 0)
  );
}

/**
 * Places rows and columns. Cells are never smaller than `heatSizes.least`: the drawing is larger instead.
 * @param room width that there is, in pixels. @param height wanted, with the names of the columns.
 */
export function toHeatLayout(
  rows: readonly HeatLine[],
  columns: readonly HeatLine[],
  { room, height, isRtl }: { room: number; height: number; isRtl: boolean },
): HeatLayout {
  const { least, gap } = heatSizes;
  const foot = hasLabels(columns) ? heatSizes.foot : 0;
  const names = widest(rows.map((row) => cut(labelOf(row), longestRowName)));
  const start = names === 0 ? 0 : Math.ceil(Math.min(names + nameGap, Math.max(44, room * nameShare)));
  const pitch = (room - start + gap) / Math.max(1, columns.length);
  const isScrolled = pitch < least + gap;
  const across = spans(columns.length, isScrolled ? least + gap : pitch, start);
  const down = spans(rows.length, Math.max(least + gap, (height - foot + gap) / Math.max(1, rows.length)), 0);
  const width = endOf(across) || room;
  return {
    width,
    height: endOf(down) + foot,
    start,
    foot,
    columns: isRtl ? across.map(({ from, size }) => ({ from: width - from - size, size })) : across,
    rows: down,
    isRtl,
    isScrolled,
  };
}

/** Whole pixels, so that all edges are sharp. */
const spans = (count: number, pitch: number, start: number): HeatSpan[] =>
  Array.from({ length: count }, (_, place) => {
    const from = start + Math.round(place * pitch);
    return { from, size: start + Math.round((place + 1) * pitch) - heatSizes.gap - from };
  });

const endOf = (all: readonly HeatSpan[]) => {
  const last = all.at(-1);
  return last ? last.from + last.size : 0;
};

/** Where a cell is; null outside of the map. */
export function boxOf({ rows, columns }: HeatLayout, { row, column }: HeatPlace) {
  const [across, down] = [columns[column], rows[row]];
  return across && down ? { x: across.from, y: down.from, width: across.size, height: down.size } : null;
}

/** The cell at a place of the drawing, or the nearest one. */
export function placeAt({ rows, columns }: HeatLayout, x: number, y: number): HeatPlace {
  return { row: nearest(rows, y), column: nearest(columns, x) };
}

function nearest(all: readonly HeatSpan[], at: number): number {
  const far = all.map(({ from, size }) => Math.abs(from + size / 2 - at));
  return far.indexOf(Math.min(...far));
}

/** The outlines of some cells as one path. */
export function cellsPath(layout: HeatLayout, places: readonly HeatPlace[]): string {
  return places
    .map((place) => {
      const box = boxOf(layout, place);
      return box ? roundBox(box.x, box.y, box.width, box.height, cellRadius) : '';
    })
    .join('');
}

export const cellRadius = 3;

function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = short(Math.min(radius, width / 2, height / 2));
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${short(x + r)} ${short(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Whether all values can stand in their cells. */
export function fitsInside({ columns, rows }: HeatLayout, texts: readonly string[]): boolean {
  const [narrowest, lowest] = [columns, rows].map((all) => Math.min(...all.map(({ size }) => size)));
  // Marks of direction have no width.
  const shown = texts.map((text) => text.replaceAll(/\p{Cf}/gu, ''));
  return widest(shown) + 4 <= (narrowest ?? 0) && (lowest ?? 0) >= lineHeight;
}

/** A name beside a row or below a column. */
interface HeatLabel {
  place: number;
  text: string;
  /** Middle of its text along the axis, in pixels. */
  at: number;
}

/** Names of the columns, as many as do not touch. */
export function columnLabels(
  { columns: all, width, start, isRtl }: HeatLayout,
  columns: readonly HeatLine[],
): HeatLabel[] {
  const labels = placed(all, columns, longestColumnName).map((label) => {
    // Names at the ends stay where the cells are: the names of the rows may lie over the rest.
    const half = (label.text.length * characterWidth) / 2;
    const [least, most] = isRtl ? [half, width - start - half] : [start + half, width - half];
    return { ...label, at: Math.max(least, Math.min(most, label.at)) };
  });
  return everyFew(labels, (one, other) => ((one.text.length + other.text.length) / 2) * characterWidth + labelGap);
}

/** Names of the rows, as many as do not touch. */
export function rowLabels({ rows: all, start }: HeatLayout, rows: readonly HeatLine[]): HeatLabel[] {
  const most = Math.max(1, Math.min(longestRowName, Math.floor((start - nameGap) / characterWidth)));
  return everyFew(placed(all, rows, most), () => lineHeight);
}

const placed = (all: readonly HeatSpan[], lines: readonly HeatLine[], longest: number): HeatLabel[] =>
  lines.flatMap((line, place) => {
    const [span, text] = [all[place], cut(labelOf(line), longest)];
    return span && text !== '' ? [{ place, text, at: span.from + span.size / 2 }] : [];
  });

/** Every so many that none touches the next: fewer, but evenly. */
function everyFew(labels: readonly HeatLabel[], needed: (one: HeatLabel, other: HeatLabel) => number): HeatLabel[] {
  let shown = [...labels];
  for (let every = 2; every <= labels.length && touches(shown, needed); every += 1)
    shown = labels.filter((_, index) => index % every === 0);
  return shown;
}

const touches = (labels: readonly HeatLabel[], needed: (one: HeatLabel, other: HeatLabel) => number) =>
  labels.some((label, index) => {
    const next = labels[index + 1];
    return next !== undefined && Math.abs(next.at - label.at) < needed(label, next);
  });

/** Where a key leads from a cell; null for keys that lead nowhere. The first key begins at the end that it points away from. */
export function moved(key: string, from: HeatPlace | null, rowCount: number, columnCount: number): HeatPlace | null {
  const [lastRow, lastColumn] = [rowCount - 1, columnCount - 1];
  const at = (row: number, column: number): HeatPlace => ({
    row: Math.min(lastRow, Math.max(0, row)),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  const { row, column } = from ?? { row: 0, column: 0 };
  const isFirst = from === null;
  switch (key) {
    case 'ArrowRight':
      return at(row, isFirst ? 0 : column + 1);
    case 'ArrowLeft':
      return at(row, isFirst ? lastColumn : column - 1);
    case 'ArrowDown':
      return at(isFirst ? 0 : row + 1, column);
    case 'ArrowUp':
      return at(isFirst ? lastRow : row - 1, column);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, lastColumn);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(lastRow, column);
    default:
      return null;
  }
}
