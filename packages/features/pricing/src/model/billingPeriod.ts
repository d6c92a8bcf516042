import { billingPeriods, type BillingPeriod, type PlanId } from '@quarterdeck/contract/entities/pricing';

/** Parameters of the address: how prices are shown, and of which plan where there is room for one. */
export const periodParameter = 'period';
export const planParameter = 'plan';

/** What was chosen last, for the pages whose address says nothing. */
export const lastPeriodKey = 'qd:pricing.period';

/** The period that a text names; undefined for anything else. */
export const readPeriod = (text: string | null): BillingPeriod | undefined =>
  billingPeriods.find((period) => period === text);

/** The plan that an address names, if it is among those that are shown. */
export const readPlan = (text: string | null, plans: readonly PlanId[], fallback: PlanId): PlanId =>
  plans.find((plan) => plan === text) ?? fallback;
