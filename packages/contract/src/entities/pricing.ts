import * as z from 'zod/mini';
import { currencySchema, priceSchema } from './currency';

/** How often a plan is paid. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Plans for hosting, support and small changes after a launch; cheapest first. */
export const planIds = ['starter', 'team', 'company'] as const;
export type PlanId = (typeof planIds)[number];

export const planIdSchema = z.enum(planIds);

export const planSchema = z.object({
  id: planIdSchema,
  /** Of one month that is paid month by month, in major units of the currency, tax included. */
  monthlyPrice: priceSchema,
  /** Working hours of small changes in each month. */
  changeHours: z.int().check(z.nonnegative(), z.maximum(744)),
});
export type Plan = z.infer<typeof planSchema>;

/** What plans differ in, by group, in the order in which it is compared. */
export const planFeatureIds = {
  usage: ['people', 'products', 'storage'],
  hosting: ['production', 'staging', 'region', 'backup', 'restoreTest', 'monitoring', 'uptime'],
  support: ['firstAnswer', 'chat', 'onCall'],
  security: ['twoStep', 'singleSignOn', 'auditLog'],
} as const;
export type PlanFeatureGroupId = keyof typeof planFeatureIds;
export type PlanFeatureId = (typeof planFeatureIds)[PlanFeatureGroupId][number];

export const planTimeUnits = ['minute', 'hour', 'workingDay', 'day', 'week', 'month', 'year'] as const;
export type PlanTimeUnit = (typeof planTimeUnits)[number];

const amountSchema = z.int().check(z.positive(), z.maximum(1_000_000));

/** What a plan has of a feature. */
export const planFeatureValueSchema = z.discriminatedUnion('kind', [
  /** It is in the plan, or it is not. */
  z.object({ kind: z.literal('included'), isIncluded: z.boolean() }),
  /** At most so many; null for as many as one likes. */
  z.object({ kind: z.literal('count'), limit: z.nullable(amountSchema) }),
  z.object({ kind: z.literal('storage'), gigabytes: amountSchema }),
  /** A span of time, such as until the first answer. */
  z.object({ kind: z.literal('time'), amount: amountSchema, unit: z.enum(planTimeUnits) }),
  /** Done once in each such span. */
  z.object({ kind: z.literal('interval'), amount: amountSchema, unit: z.enum(planTimeUnits) }),
  /** A share from 0 to 1. */
  z.object({ kind: z.literal('share'), ratio: z.number().check(z.minimum(0), z.maximum(1)) }),
]);
export type PlanFeatureValue = z.infer<typeof planFeatureValueSchema>;

const hasDifferentIds = (records: readonly { id: string }[]): boolean =>
  new Set(records.map(({ id }) => id)).size === records.length;

const featuresOf = <Id extends PlanFeatureId>(ids: readonly [Id, ...Id[]]) =>
  z
    .array(z.object({ id: z.enum(ids), values: z.record(planIdSchema, planFeatureValueSchema) }))
    .check(z.length(ids.length), z.refine(hasDifferentIds, { error: 'Names a feature twice' }));

export const pricingSchema = z.object({
  currency: currencySchema,
  /** Of twelve months, for who pays a year at once; in percent, such as 15. */
  yearlySavedPercent: z.number().check(z.minimum(0), z.maximum(100)),
  /** All of them, cheapest first. */
  plans: z
    .array(planSchema)
    .check(z.length(planIds.length), z.refine(hasDifferentIds, { error: 'Names a plan twice' })),
  features: z.object({
    usage: featuresOf(planFeatureIds.usage),
    hosting: featuresOf(planFeatureIds.hosting),
    support: featuresOf(planFeatureIds.support),
    security: featuresOf(planFeatureIds.security),
  }),
  /** The plan that most choose. */
  recommendedPlanId: planIdSchema,
  /** The plan of who asks; null for who has none. */
  currentPlanId: z.nullable(planIdSchema),
});
export type Pricing = z.infer<typeof pricingSchema>;
