import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { TypedEffort } from './TypedEffort';

export interface EffortFieldProps {
  item: BacklogItem;
  /** Id of what names the field. */
  labelId: string;
  /** Working days; null takes the estimate away. */
  onChange: (estimateDays: number | null) => void;
}

/** The estimate: of the marketplace as it is, of an own item as people write it, in days or in weeks. */
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
  return <TypedEffort days={estimateDays} labelId={labelId} onChange={onChange} />;
}
