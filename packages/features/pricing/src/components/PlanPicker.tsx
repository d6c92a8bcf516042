import type { PlanId } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { planParameter, readPlan } from '../model/billingPeriod';

/** The plan that is shown where there is room for one; the address names it. */
export function usePickedPlan(plans: readonly PlanId[], fallback: PlanId): [PlanId, (plan: PlanId) => void] {
  const [parameters, setParameters] = useAddressParameters();
  const plan = readPlan(parameters.get(planParameter), plans, fallback);
  return [plan, (next) => setParameters({ [planParameter]: next === fallback ? null : next })];
}

export interface PlanPickerProps {
  plans: readonly PlanId[];
  plan: PlanId;
  onChange: (plan: PlanId) => void;
}

/** Picks one of the plans on a phone. */
export function PlanPicker({ plans, plan, onChange }: PlanPickerProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl label={t('pricing.plan.picker')} value={plan} onChange={onChange} isFullWidth>
      {plans.map((id) => (
        <Segment key={id} id={id} label={t(`pricing.plan.${id}.name`)} />
      ))}
    </SegmentedControl>
  );
}
