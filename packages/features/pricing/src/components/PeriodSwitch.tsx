import type { BillingPeriod } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Segment, SegmentedControl, type SegmentedControlProps } from '@quarterdeck/ui/SegmentedControl';
import { usePlanWords } from './usePlanWords';

export interface PeriodSwitchProps extends Pick<SegmentedControlProps<BillingPeriod>, 'isFullWidth' | 'style'> {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
  /** What a year at once saves, such as 15. */
  savedPercent: number;
  /** Whether the choice of the year says what it saves. @default true */
  saysSaving?: boolean;
}

/** By the month or by the year, for all prices of the page. */
export function PeriodSwitch({ period, onChange, savedPercent, saysSaving = true, ...rest }: PeriodSwitchProps) {
  const { t } = useTranslation();
  const percent = usePlanWords().percent(savedPercent);
  const hasSaving = saysSaving && savedPercent > 0;
  const handleChange = (next: BillingPeriod) => {
    onChange(next);
    // The choice is heard at the switch; that all prices have changed is not.
    announce(t(savedPercent > 0 ? `pricing.period.shown.${next}` : `pricing.period.${next}`, { percent }));
  };
  return (
    <SegmentedControl label={t('pricing.period.label')} value={period} onChange={handleChange} {...rest}>
      <Segment id="monthly" label={t('pricing.period.monthly')} />
      <Segment
        id="yearly"
        label={hasSaving ? t('pricing.period.yearlySaving', { percent }) : t('pricing.period.yearly')}
      />
    </SegmentedControl>
  );
}
