import { getPricing } from '@quarterdeck/contract/endpoints/pricing';
import { broken } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { offerTable, subscriptionTable } from './pricingTables';

export const pricingHandlers: readonly MockHandler[] = [
  handle(getPricing, async (_, { db }) => {
    const [offers, subscriptions] = await Promise.all([db.open(offerTable), db.open(subscriptionTable)]);
    const [first] = offers.list();
    if (first === undefined) throw broken('There are no plans');
    return { ...first.offer, currentPlanId: subscriptions.list()[0]?.planId ?? null };
  }),
];
