/** Where the points of a chart stand, one entry for each value of its series. */
export type ChartPoints =
  /** Names, in the order in which they are drawn. */
  | { kind: 'category'; values: readonly string[] }
  /** Calendar days (ISO 8601, `2026-03-17`), in any order. */
  | { kind: 'day'; values: readonly string[] }
  /** Moments (milliseconds since 1970, UTC), in any order; they are said in `timeZone` (IANA). @default the browser's zone */
  | { kind: 'instant'; values: readonly number[]; timeZone?: string }
  /** Numbers, in any order. */
  | { kind: 'number'; values: readonly number[] };

/** `previous` is drawn with dashes and hollow marks, `predicted` with dots. */
export type ChartRole = 'current' | 'previous' | 'predicted';

export interface ChartSeries {
  /** Unique in its chart. */
  id: string;
  /** What the legend, the tooltip and the table call it. */
  name: string;
  /** One for each point; null or what is no finite number is a gap. */
  values: readonly (number | null)[];
  /** @default 'current' */
  role?: ChartRole;
  /** Stands behind its name in the legend, such as an average. */
  description?: string;
}

/** How values are written, such as `{ style: 'currency', currency: 'USD' }`. A currency brings its own digits. */
export type ChartFormat = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'unit'
  | 'unitDisplay'
  | 'signDisplay'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
>;

/** Room around a plot for its axes and labels, in pixels. */
export interface PlotMargins {
  top: number;
  end: number;
  bottom: number;
  start: number;
}

/** What a chart says as rows: the table, the file for spreadsheets and the announcements have it from here. */
export interface ChartRows {
  /** Head of the first column, such as "Week". */
  pointsName: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  /** How many points the chart was given, where its rows may be fewer. @default as many as rows */
  pointCount?: number | undefined;
}

/** A column of numbers. */
interface ChartColumn {
  /** Unique in its table. */
  id: string;
  name: string;
  format: (value: number) => string;
  /** Its numbers are shares from 0 to 1, which a spreadsheet gets in percent. @default false */
  isShare?: boolean | undefined;
}

export interface ChartRow {
  /** Unique in its table. */
  id: string;
  /** What the point is called. */
  name: string;
  /** One for each column; null where there is none. */
  values: readonly (number | null)[];
}
