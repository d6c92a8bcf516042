import { activitySchema, type Activity } from '@quarterdeck/contract/entities/activity';
import * as z from 'zod/mini';
import { daysEarlier } from '../common/daysEarlier';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import { defineTable } from '../core/table';

/** An activity in `seeds/activities.json`. */
const activitySeedSchema = z.extend(z.omit(activitySchema, { date: true }), { at: seedMomentSchema });

/** The first activities: so many, from so many days. */
const firstActivities = { count: 28, days: 7 } as const;

/** Newest first. */
export const activityTable = defineTable<Activity>({
  name: 'pages.activities',
  schema: activitySchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/activities.json');
    const seeds = z.parse(z.array(activitySeedSchema), json);
    return seeds.map(({ at, ...activity }) => ({ ...activity, date: toInstant(at, now) }));
  },
  list: {
    vary: (copy, index) => ({
      ...copy,
      date: daysEarlier(copy.date, Math.floor(index / firstActivities.count) * firstActivities.days),
    }),
  },
});
