/** Points of the line. */
export const pointCount = 100_000;

/** In CSS pixels. */
export const chartSize = { width: 860, height: 240 } as const;
