import * as calls from '@quarterdeck/contract/endpoints/pricing';
import { planFeatureIds, planIds } from '@quarterdeck/contract/entities/pricing';
import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '../core/scenarios';
import { testClient } from '../testing/clientOf';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';
import { faultsOf } from '../testing/firstData';
import { offerTable, subscriptionTable } from './pricingTables';

const pricing = async (scenario: ScenarioName) => (await testClient({ scenario }).call(calls.getPricing, {})).body;

describe('PG-3 pages.pricing', () => {
  it('answers the three plans, cheapest first, and the plan of the demo', async () => {
    const { plans, currency, yearlySavedPercent, recommendedPlanId, currentPlanId } = await pricing('success');
    expect(plans.map(({ id, monthlyPrice }) => [id, monthlyPrice])).toEqual([
      ['starter', 40],
      ['team', 120],
      ['company', 280],
    ]);
    expect({ currency, yearlySavedPercent }).toEqual({ currency: 'USD', yearlySavedPercent: 15 });
    expect({ recommendedPlanId, currentPlanId }).toEqual({ recommendedPlanId: 'team', currentPlanId: 'team' });
  });

  it('has a value of every feature for every plan, in the order of the comparison', async () => {
    const { features } = await pricing('success');
    for (const [group, ids] of Object.entries(planFeatureIds)) {
      const listed = features[group as keyof typeof features];
      expect(listed.map(({ id }) => id)).toEqual(ids);
      for (const { values } of listed) expect(Object.keys(values).toSorted()).toEqual(planIds.toSorted());
    }
  });

  it.each([
    ['empty', null],
    ['large', 'team'],
  ] as const)('keeps its plans under %s, where the person has the plan %s', async (scenario, planId) => {
    const { plans, currentPlanId } = await pricing(scenario);
    expect(plans).toHaveLength(3);
    expect(currentPlanId).toBe(planId);
  });
});

describe('the first plans', () => {
  it('fit their schemas', async () => {
    await expect(faultsOf(offerTable)).resolves.toEqual([]);
    await expect(faultsOf(subscriptionTable)).resolves.toEqual([]);
  });
});

describeRobustness({
  endpoints: Object.values(calls),
  examples: {},
  readRecords: async ({ call }) => bodyOf(await call(calls.getPricing, {})),
});
