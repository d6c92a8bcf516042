import type { BillingPeriod, PlanId, Pricing } from '@quarterdeck/contract/entities/pricing';
import { useSession } from '@quarterdeck/data/session/session';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { Button, type ButtonSize } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { planWay } from '../model/planWay';

/** The plan of the reader; the API takes who has signed out for its one person. */
export function useCurrentPlan({ currentPlanId }: Pick<Pricing, 'currentPlanId'>): PlanId | null {
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  return isSignedOut ? null : currentPlanId;
}

export interface PlanButtonProps {
  plan: PlanId;
  pricing: Pricing;
  period: BillingPeriod;
  /** Whether it is the one to press. */
  isPrimary: boolean;
  /** @default 'md' */
  size?: ButtonSize;
}

/** The way to a plan, or that the reader has it. */
export function PlanButton({ plan, pricing, period, isPrimary, size = 'md' }: PlanButtonProps) {
  const { t } = useTranslation();
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  const hasStarted = useVisit(({ project }) => project !== undefined);
  const current = useCurrentPlan(pricing);
  const { pathname, search } = useLocation();
  if (current === plan) {
    return (
      <Button isDisabled size={size} isFullWidth>
        {t('pricing.plan.current')}
      </Button>
    );
  }
  const name = t(`pricing.plan.${plan}.name`);
  const href = planWay({
    isSignedOut,
    hasProject: hasStarted || current !== null,
    from: pathname + search,
    subject: t(`pricing.plan.subject.${period}`, { plan: name }),
  });
  return (
    <ButtonLink href={href} size={size} variant={isPrimary ? 'primary' : 'secondary'}>
      {t('pricing.plan.choose', { plan: name })}
    </ButtonLink>
  );
}
