import {
  planFeatureIds,
  type Plan,
  type PlanFeatureGroupId,
  type PlanFeatureId,
  type PlanFeatureValue,
  type PlanId,
  type Pricing,
} from '@quarterdeck/contract/entities/pricing';

/** A row of the comparison: a feature, or the hours of changes, which the plans have themselves. */
type ComparedId = PlanFeatureId | 'changes';

interface ComparedFeature {
  id: ComparedId;
  values: Readonly<Record<PlanId, PlanFeatureValue>>;
}

export interface ComparedGroup {
  id: PlanFeatureGroupId;
  features: readonly ComparedFeature[];
}

const groupIds = Object.keys(planFeatureIds) as PlanFeatureGroupId[];

const hours = (amount: number): PlanFeatureValue =>
  amount === 0 ? { kind: 'included', isIncluded: false } : { kind: 'time', amount, unit: 'hour' };

const changeHoursOf = (plans: readonly Plan[], id: PlanId) =>
  hours(plans.find((plan) => plan.id === id)?.changeHours ?? 0);

/** All features by group; the hours of changes follow the products. */
export function comparedGroups({ plans, features }: Pick<Pricing, 'plans' | 'features'>): ComparedGroup[] {
  const changes: ComparedFeature = {
    id: 'changes',
    values: {
      starter: changeHoursOf(plans, 'starter'),
      team: changeHoursOf(plans, 'team'),
      company: changeHoursOf(plans, 'company'),
    },
  };
  return groupIds.map((id) => ({
    id,
    features: features[id].flatMap((feature): ComparedFeature[] =>
      feature.id === 'products' ? [feature, changes] : [feature],
    ),
  }));
}

/** What a plan has of each feature. */
export type PlanFeatures = Readonly<Record<PlanFeatureId, PlanFeatureValue>>;

export function featuresOfPlan({ features }: Pick<Pricing, 'features'>, plan: PlanId): PlanFeatures {
  const all = groupIds.flatMap((id) => features[id].map((feature) => [feature.id, feature.values[plan]] as const));
  return Object.fromEntries(all) as Record<PlanFeatureId, PlanFeatureValue>;
}

/** Whether a plan has a feature at all. */
export const hasFeature = (value: PlanFeatureValue): boolean => value.kind !== 'included' || value.isIncluded;

/** A line of a card: what it is about, and whether the plan has it. */
export interface Highlight {
  id: 'reach' | 'hosting' | 'region' | 'backup' | 'support' | 'staging' | 'monitoring' | 'singleSignOn';
  isIncluded: boolean;
}

/** Lines of a card; the cards stay as high as one another by it. */
const highlightLimit = 6;

/** What a card says of a plan: what it has, then what it lacks and the next plan has. */
export function highlightsOf(features: PlanFeatures): Highlight[] {
  const has = (id: PlanFeatureId) => hasFeature(features[id]);
  const all: Highlight[] = [
    { id: 'reach', isIncluded: true },
    has('region') ? { id: 'region', isIncluded: true } : { id: 'hosting', isIncluded: has('production') },
    { id: 'backup', isIncluded: has('backup') },
    { id: 'support', isIncluded: has('firstAnswer') },
    ...(has('staging') ? [] : [{ id: 'staging', isIncluded: false } as const]),
    { id: 'monitoring', isIncluded: has('monitoring') },
    { id: 'singleSignOn', isIncluded: has('singleSignOn') },
  ];
  return all.slice(0, highlightLimit);
}
