import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { NumberField } from '@quarterdeck/ui/NumberField';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { fullScaleDays } from '../../model/effort';
import { useMeasures } from '../../shared/useMeasures';

/** The finest part of an estimate, and the largest estimate, in working days; the API takes nothing else. */
const stepDays = 0.5;
const mostDays = 999;

export interface EffortFieldProps {
  item: BacklogItem;
  /** Working days; null takes the estimate away. */
  onChange: (estimateDays: number | null) => void;
}

/** The estimate: of the marketplace as it is, of an own item as a number of days. */
export function EffortField({ item, onChange }: EffortFieldProps) {
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
      aria-labelledby="backlog-effort"
      variant="quiet"
      size="sm"
      minValue={0}
      maxValue={mostDays}
      step={stepDays}
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
