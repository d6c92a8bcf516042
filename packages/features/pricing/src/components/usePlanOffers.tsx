import type { BillingPeriod, Plan, PlanId, Pricing } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import type { PlanCardProps } from '@quarterdeck/ui/PlanCard';
import { shownPriceOf } from '../model/planPrice';
import { useCurrentPlan } from './PlanButton';
import { usePlanWords } from './usePlanWords';

export interface PlanOffer {
  id: PlanId;
  plan: Plan;
  isRecommended: boolean;
  /** What is said of it wherever it is offered. */
  card: Pick<PlanCardProps, 'name' | 'price' | 'note' | 'currentLabel'>;
}

/** All plans with their prices in the period, as they are written; cheapest first. */
export function usePlanOffers(pricing: Pricing, period: BillingPeriod): PlanOffer[] {
  const { t } = useTranslation();
  const { money } = usePlanWords();
  const current = useCurrentPlan(pricing);
  const { currency } = pricing;
  return pricing.plans.map((plan) => {
    const { month, fullMonth, year, saved } = shownPriceOf(plan, pricing, period);
    const price = { amount: month, currency, period: t('pricing.period.aMonth') };
    return {
      id: plan.id,
      plan,
      isRecommended: plan.id === pricing.recommendedPlanId,
      card: {
        name: t(`pricing.plan.${plan.id}.name`),
        price: saved > 0 ? { ...price, was: fullMonth, wasLabel: t('pricing.period.was') } : price,
        ...(period === 'yearly' ? { note: t('pricing.period.aYear', { sum: money(year, currency) }) } : {}),
        ...(current === plan.id ? { currentLabel: t('pricing.plan.yours') } : {}),
      },
    };
  });
}
