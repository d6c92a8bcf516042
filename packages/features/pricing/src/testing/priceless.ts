import type { PlanFeatureValue, Pricing } from '@quarterdeck/contract/entities/pricing';

const most: PlanFeatureValue = { kind: 'count', limit: 1_000_000 };
const longest: PlanFeatureValue = { kind: 'time', amount: 999_999, unit: 'workingDay' };
const seldom: PlanFeatureValue = { kind: 'interval', amount: 999_999, unit: 'workingDay' };

const ofAll = (value: PlanFeatureValue) => ({ starter: value, team: value, company: value });

/** An offer of the largest amounts that the contract allows. */
export function priceless(offer: Pricing): Pricing {
  const { usage, hosting, support, security } = offer.features;
  return {
    ...offer,
    currency: 'TRY',
    yearlySavedPercent: 33.33,
    plans: offer.plans.map((plan) => ({ ...plan, monthlyPrice: 999_999.99, changeHours: 744 })),
    features: {
      usage: usage.map((feature) => ({
        ...feature,
        values: ofAll(feature.id === 'storage' ? { kind: 'storage', gigabytes: 1_000_000 } : most),
      })),
      hosting: hosting.map((feature) => ({ ...feature, values: ofAll(seldom) })),
      support: support.map((feature) => ({ ...feature, values: ofAll(longest) })),
      security: security.map((feature) => ({ ...feature, values: ofAll(longest) })),
    },
  };
}
