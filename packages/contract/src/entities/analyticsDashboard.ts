import * as z from 'zod/mini';
import { amountSeriesSchema, daySeriesSchema } from './series';

/** How visitors divide into groups. */
export const distributionSchema = z.object({
  uniqueVisitors: z.int().check(z.nonnegative()),
  /** Percent of each group, in the order of `labels`; together 100, or all 0 where there are no visitors. */
  series: z.array(z.number()),
  labels: z.array(z.string()),
});
export type Distribution = z.infer<typeof distributionSchema>;

export const analyticsDashboardSchema = z.object({
  /** By week: the 52 full weeks up to now, and the 52 before them. No series where nobody came. */
  visitors: z.object({
    series: z.object({ 'this-year': z.array(daySeriesSchema), 'last-year': z.array(daySeriesSchema) }),
  }),
  /** Six weeks. */
  conversions: amountSeriesSchema,
  /** Four weeks. */
  impressions: amountSeriesSchema,
  /** Four weeks. */
  visits: amountSeriesSchema,
  visitorsVsPageViews: z.object({
    /** 0 to 1000. */
    overallScore: z.number(),
    /** Visitors in percent of page views, over all weeks of the series. */
    averageRatio: z.number(),
    /** The same for the weeks to come. */
    predictedRatio: z.number(),
    /** Visitors, then page views. */
    series: z.tuple([daySeriesSchema, daySeriesSchema]),
  }),
  newVsReturning: distributionSchema,
  /** Male and female. */
  gender: distributionSchema,
  /** Under and over 30. */
  age: distributionSchema,
  /** English and other. */
  language: distributionSchema,
});
export type AnalyticsDashboard = z.infer<typeof analyticsDashboardSchema>;
