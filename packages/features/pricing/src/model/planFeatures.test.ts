import { planIds, type PlanFeatureId, type PlanFeatureValue } from '@quarterdeck/contract/entities/pricing';
import { describe, expect, it } from 'vitest';
import { readPricing } from '../testing/readPricing';
import { comparedGroups, featuresOfPlan, hasFeature, highlightsOf } from './planFeatures';

const lacks: PlanFeatureValue = { kind: 'included', isIncluded: false };

describe('PG-3 what plans are compared by', () => {
  it('are four groups, in which the hours of changes follow the products', async () => {
    const groups = comparedGroups(await readPricing());
    expect(groups.map(({ id }) => id)).toEqual(['usage', 'hosting', 'support', 'security']);
    expect(groups[0]?.features.map(({ id }) => id)).toEqual(['people', 'products', 'changes', 'storage']);
    expect(groups[0]?.features[2]?.values.team).toEqual({ kind: 'time', amount: 10, unit: 'hour' });
  });

  it('says that a plan without changes has none', async () => {
    const pricing = await readPricing();
    const plans = pricing.plans.map((plan) => ({ ...plan, changeHours: 0 }));
    const [usage] = comparedGroups({ ...pricing, plans });
    expect(usage?.features[2]?.values).toEqual({ starter: lacks, team: lacks, company: lacks });
  });
});

describe('PG-3 the lines of a card', () => {
  it('are six on each, and what a plan lacks comes last', async () => {
    const pricing = await readPricing();
    const lines = planIds.map((id) => highlightsOf(featuresOfPlan(pricing, id)));
    const written = lines.map((of) => of.map(({ id, isIncluded }) => (isIncluded ? id : `no ${id}`)));
    expect(written).toEqual([
      ['reach', 'hosting', 'backup', 'support', 'no staging', 'no monitoring'],
      ['reach', 'hosting', 'backup', 'support', 'monitoring', 'no singleSignOn'],
      ['reach', 'region', 'backup', 'support', 'monitoring', 'singleSignOn'],
    ]);
  });

  it('never claim what the plan lacks', async () => {
    const features = featuresOfPlan(await readPricing(), 'company');
    const nothing = Object.fromEntries(Object.keys(features).map((id) => [id, lacks])) as Record<
      PlanFeatureId,
      PlanFeatureValue
    >;
    expect(highlightsOf(nothing).filter(({ id, isIncluded }) => isIncluded && id !== 'reach')).toEqual([]);
    expect(hasFeature({ kind: 'count', limit: null })).toBe(true);
  });
});
