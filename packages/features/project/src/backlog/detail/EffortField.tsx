import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { NumberField } from '@quarterdeck/ui/NumberField';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { fullScaleDays } from '../../model/effort';
import { useMeasures } from '../../shared/useMeasures';
import { estimateMaxDays, estimateStepDays } from '../limits';

export interface EffortFieldProps {
  item: BacklogItem;
  /** Id of what names the field. */
  labelId: string;
  /** Working days; null takes the estimate away. */
  onChange: (estimateDays: number | null) => void;
}

/** The estimate: of the marketplace as it is, of an own item as a number of days. */
export function EffortField({ item, labelId, onChange }: EffortFieldProps) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { estimateDays, requirementId } = item;
  if (requirementId !== null && estimateDays !== null) {
    return (
      <TickMeter
        value={estimateDays}
        max={fullScaleDays}
        label={t('project.effort')}
        valueText={effort(estimateDays)}
        showsValue
      />
    );
  }
  return (
    <NumberField
      aria-labelledby={labelId}
      variant="quiet"
      size="sm"
      minValue={0}
      maxValue={estimateMaxDays}
      step={estimateStepDays}
      unit={t('backlogDetail.days')}
      placeholder={t('backlogDetail.noEstimate')}
      value={estimateDays ?? Number.NaN}
      onChange={(days) => {
        const wanted = Number.isNaN(days) ? null : days;
        if (wanted !== estimateDays) onChange(wanted);
      }}
    />
  );
}
