/** A place on the chart, in units of the view box. */
export interface WayPoint {
  x: number;
  y: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** SVG path data of a smooth line through all points (Catmull-Rom); empty below two points. */
export function coursePath(points: readonly WayPoint[]): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  const at = (index: number): WayPoint => points[Math.min(points.length - 1, Math.max(0, index))] ?? first;
  const legs = points.slice(1).map((to, index) => {
    const before = at(index - 1);
    const from = at(index);
    const after = at(index + 2);
    // A sixth of the chord between the neighbours is the usual tension of this curve.
    const numbers = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    return `C${numbers.map(rounded).join(' ')}`;
  });
  return `M${rounded(first.x)} ${rounded(first.y)}${legs.join('')}`;
}
