/** Contour lines of an invented depth chart: the same seed and size always give the same chart. */

export interface ContourOptions {
  /** Any text, such as the id of the entity the art stands for. */
  seed: string;
  /** Of the chart, in units of its view box. */
  width: number;
  height: number;
  /** Number of depths, 9 to 20. */
  levels: number;
}

interface Field {
  columns: number;
  rows: number;
  /** Side of a cell in units of the view box. */
  cell: number;
  depths: Float64Array;
}

interface Point {
  x: number;
  y: number;
}

function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Even numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points of the grid beyond each edge: one with real depths, one that closes the rings out of sight. */
const margin = 2;
/** A power of two, so that the lattice repeats by a mask. */
const latticeSide = 16;

/** Value noise: a random lattice, eased between its points. */
function noiseFrom(random: () => number): (x: number, y: number) => number {
  const lattice = Float64Array.from({ length: latticeSide * latticeSide }, random);
  const mask = latticeSide - 1;
  const at = (x: number, y: number) => lattice[(y & mask) * latticeSide + (x & mask)] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
  };
}

/** Banks and troughs laid over the noise, so that every chart has a place to look at. */
function gaussiansFrom(random: () => number, count: number): (x: number, y: number) => number {
  const hills = Array.from({ length: count }, (_, index) => ({
    x: random(),
    y: random(),
    spread: 0.12 + random() * 0.22,
    height: (index % 2 === 0 ? 1 : -0.8) * (0.5 + random() * 0.6),
  }));
  return (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.spread ** 2)),
      0,
    );
}

function fieldOf({ seed, width, height }: ContourOptions): Field {
  const random = randomFrom(seedOf(seed));
  const noise = noiseFrom(random);
  const hills = gaussiansFrom(random, 4);
  const longer = Math.max(width, height);
  const cell = Math.max(6, longer / 56);
  const columns = Math.ceil(width / cell) + 1 + 2 * margin;
  const rows = Math.ceil(height / cell) + 1 + 2 * margin;
  const depths = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column - margin) * cell) / longer;
      const y = ((row - margin) * cell) / longer;
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      // Below every level, so that each ring closes on the rim.
      depths[row * columns + column] = isRim
        ? Number.NEGATIVE_INFINITY
        : noise(x * 4, y * 4) + 0.35 * noise(x * 8 + 7, y * 8 + 7) + hills((x * longer) / width, (y * longer) / height);
    }
  }
  return { columns, rows, cell, depths };
}

/** Where a line of one depth enters and leaves a cell: top, end, bottom, start. The higher side is on its left. */
const crossings: Record<number, [number, number][]> = {
  1: [[2, 3]],
  2: [[1, 2]],
  3: [[1, 3]],
  4: [[0, 1]],
  5: [
    [0, 1],
    [2, 3],
  ],
  6: [[0, 2]],
  7: [[0, 3]],
  8: [[3, 0]],
  9: [[2, 0]],
  10: [
    [3, 0],
    [1, 2],
  ],
  11: [[1, 0]],
  12: [[3, 1]],
  13: [[2, 1]],
  14: [[3, 2]],
};

/** Marching squares: every closed ring of points at one depth. */
function ringsAt({ columns, rows, cell, depths }: Field, depth: number): Point[][] {
  const at = (column: number, row: number) => depths[row * columns + column] ?? Number.NEGATIVE_INFINITY;
  /** Each edge of the grid has a number: twice its first corner, plus one when it goes down. */
  const edgeOf = (column: number, row: number, side: number) =>
    [
      2 * (row * columns + column),
      2 * (row * columns + column + 1) + 1,
      2 * ((row + 1) * columns + column),
      2 * (row * columns + column) + 1,
    ][side] ?? 0;
  const next = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corners =
        (at(column, row) > depth ? 8 : 0) +
        (at(column + 1, row) > depth ? 4 : 0) +
        (at(column + 1, row + 1) > depth ? 2 : 0) +
        (at(column, row + 1) > depth ? 1 : 0);
      for (const [enter, leave] of crossings[corners] ?? []) {
        next.set(edgeOf(column, row, enter), edgeOf(column, row, leave));
      }
    }
  }
  const pointOf = (edge: number): Point => {
    const corner = edge >> 1;
    const column = corner % columns;
    const row = (corner - column) / columns;
    const goesDown = edge % 2 === 1;
    const first = at(column, row);
    const second = goesDown ? at(column, row + 1) : at(column + 1, row);
    const share = Number.isFinite(first) && Number.isFinite(second) ? (depth - first) / (second - first) : 0.5;
    return {
      x: (column - margin + (goesDown ? 0 : share)) * cell,
      y: (row - margin + (goesDown ? share : 0)) * cell,
    };
  };
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let edge: number | undefined = next.keys().next().value;
    while (edge !== undefined && next.has(edge)) {
      ring.push(pointOf(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** How exactly a line is written, in units of the view box. */
interface Precision {
  /** How far it may run from where it was measured: less than anybody sees. */
  tolerance: number;
  /** Its numbers are multiples of this. */
  step: number;
}

/** Large art stands in pages that are prerendered, where its lines weigh most. */
const precisionOf = ({ width, height }: ContourOptions): Precision =>
  Math.max(width, height) > 400 ? { tolerance: 0.8, step: 0.5 } : { tolerance: 0.45, step: 0.1 };

/** Distance of a point from the line through two others; from the first where both are one. */
function distanceFrom(point: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(down * (point.x - from.x) - across * (point.y - from.y)) / length;
}

/** The points that a line needs to keep its shape (Ramer, Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index];
    const own = point ? distanceFrom(point, first, last) : 0;
    if (own > distance) [farthest, distance] = [index, own];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ];
}

/** A closed line falls apart where it is cut, so it is cut into halves. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = ring.length >> 1;
  const closed = [...ring, ...ring.slice(0, 1)];
  return [...simplify(closed.slice(0, half + 1), tolerance), ...simplify(closed.slice(half), tolerance).slice(1, -1)];
}

/** Numbers of a path with as few characters as SVG needs: `.5-3` for 0.5 and -3. */
const numbers = (...values: number[]) =>
  values
    .map((value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** A smooth closed line: the points pull, the middles between them are on the line. Steps are relative to the last one. */
function pathOf(ring: readonly Point[], { tolerance, step }: Precision): string {
  const points = simplifyRing(ring, tolerance);
  const rounded = (value: number) => Math.round(value / step) * step;
  const middle = (a: Point, b: Point): Point => ({ x: rounded((a.x + b.x) / 2), y: rounded((a.y + b.y) / 2) });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  let at = middle(last, first);
  const start = `M${numbers(at.x, at.y)}`;
  const curves = points.map((point, index) => {
    const to = middle(point, points[index + 1] ?? first);
    const curve = `q${numbers(rounded(point.x - at.x), rounded(point.y - at.y), to.x - at.x, to.y - at.y)}`;
    at = to;
    return curve;
  });
  return `${start}${curves.join('')}z`;
}

/**
 * SVG path data of one line per depth, deepest first. Rings are closed beyond the edges of the view
 * box, so a line can also be filled (with the even-odd rule).
 */
export function contourPaths(options: ContourOptions): string[] {
  const field = fieldOf(options);
  const precision = precisionOf(options);
  const seen = field.depths.filter(Number.isFinite);
  const lowest = seen.reduce((low, depth) => Math.min(low, depth), Number.POSITIVE_INFINITY);
  const highest = seen.reduce((high, depth) => Math.max(high, depth), Number.NEGATIVE_INFINITY);
  return Array.from({ length: options.levels }, (_, level) =>
    ringsAt(field, lowest + ((level + 0.5) / options.levels) * (highest - lowest))
      .map((ring) => pathOf(ring, precision))
      .join(''),
  );
}
