import * as z from 'zod/mini';

/** Values over time; `x` is a calendar day, ISO 8601, ascending and each once. */
export const daySeriesSchema = z.object({
  /** English; for the reader of raw data. A screen has its own words. */
  name: z.string(),
  data: z.array(z.object({ x: z.iso.date(), y: z.number() })),
});
export type DaySeries = z.infer<typeof daySeriesSchema>;

/** One value for each label of the chart, in their order. */
export const valueSeriesSchema = z.object({ name: z.string(), data: z.array(z.number()) });
export type ValueSeries = z.infer<typeof valueSeriesSchema>;

/** A number and the periods that it consists of. */
export const amountSeriesSchema = z.object({
  /** What the values of the series add up to. */
  amount: z.number(),
  /** First day of each period as `dd MMM`, in English; the points of the series carry the day itself. */
  labels: z.array(z.string()),
  series: z.array(daySeriesSchema),
});
export type AmountSeries = z.infer<typeof amountSeriesSchema>;
