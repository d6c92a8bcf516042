import { distributionSchema, type AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import * as z from 'zod/mini';
import { amountSeries, daySeries, pastWeeks, sumOf } from './chartDays';

const weeks = z.array(z.int());
const groups = z.omit(distributionSchema, { uniqueVisitors: true });

/** The figures in `seeds/analytics.json`: values by week, the last one that of the week before this. */
const analyticsSeedSchema = z.object({
  thisYear: weeks,
  lastYear: weeks,
  pageViews: weeks,
  conversions: weeks,
  impressions: weeks,
  visits: weeks,
  overallScore: z.number(),
  predictedRatio: z.number(),
  uniqueVisitors: z.int(),
  distributions: z.object({ newVsReturning: groups, gender: groups, age: groups, language: groups }),
});

/** Reads the seed file; weeks are counted from the one of `now`. */
export function readAnalyticsSeed(json: unknown, now: Date): AnalyticsDashboard {
  const seed = z.parse(analyticsSeedSchema, json);
  const { thisYear, lastYear, pageViews, uniqueVisitors, distributions } = seed;
  const thisWeeks = pastWeeks(now, thisYear.length);
  const visitors = daySeries('Visitors', thisWeeks, thisYear);
  const recent = (name: string, values: readonly number[]) => amountSeries(name, pastWeeks(now, values.length), values);
  return {
    visitors: {
      series: {
        'this-year': [visitors],
        'last-year': [daySeries('Visitors', pastWeeks(now, lastYear.length, thisYear.length), lastYear)],
      },
    },
    conversions: recent('Conversions', seed.conversions),
    impressions: recent('Impressions', seed.impressions),
    visits: recent('Visits', seed.visits),
    visitorsVsPageViews: {
      overallScore: seed.overallScore,
      averageRatio: Math.round((sumOf(thisYear) / sumOf(pageViews)) * 100),
      predictedRatio: seed.predictedRatio,
      series: [visitors, daySeries('Page views', thisWeeks, pageViews)],
    },
    newVsReturning: { uniqueVisitors, ...distributions.newVsReturning },
    gender: { uniqueVisitors, ...distributions.gender },
    age: { uniqueVisitors, ...distributions.age },
    language: { uniqueVisitors, ...distributions.language },
  };
}
