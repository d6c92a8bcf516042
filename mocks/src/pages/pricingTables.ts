import { planIdSchema, pricingSchema, type PlanId, type Pricing } from '@quarterdeck/contract/entities/pricing';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

const readSeed = async (): Promise<Pricing> => z.parse(pricingSchema, (await import('./seeds/pricing.json')).default);

/** What all are offered, in the table's only record. */
export interface OfferRecord {
  readonly id: string;
  readonly offer: Omit<Pricing, 'currentPlanId'>;
}

/** Plans and prices are there for everybody, also for who has nothing yet. */
export const offerTable = defineTable<OfferRecord>({
  name: 'pages.pricing',
  schema: z.object({ id: z.string(), offer: z.omit(pricingSchema, { currentPlanId: true }) }),
  seed: async () => {
    const { currentPlanId: _, ...offer } = await readSeed();
    return [{ id: 'pricing', offer }];
  },
});

/** The plan of a person. */
export interface SubscriptionRecord {
  readonly id: string;
  readonly planId: PlanId;
}

/** The plan of the demo's person, in the only record; none for who has chosen no plan. */
export const subscriptionTable = defineTable<SubscriptionRecord>({
  name: 'pages.subscription',
  schema: z.object({ id: z.string(), planId: planIdSchema }),
  seed: async () => {
    const { currentPlanId } = await readSeed();
    return currentPlanId === null ? [] : [{ id: 'subscription', planId: currentPlanId }];
  },
  list: { largeSize: 1 },
});
