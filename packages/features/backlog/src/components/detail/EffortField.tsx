import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { isQuestion } from '@quarterdeck/ui/keptFocus';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Text } from '@quarterdeck/ui/Text';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { useId, useState } from 'react';
import { estimateMaxDays, parseEffort, type EffortProblem } from '../../model/parseEffort';

interface EffortFieldProps extends Pick<TypedEffortProps, 'labelId' | 'onChange'> {
  item: BacklogItem;
}

/** The estimate: of the marketplace as it is, of an own item as people write it. */
export function EffortField({ item: { estimateDays, requirementId }, ...rest }: EffortFieldProps) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  if (requirementId === null || estimateDays === null) return <TypedEffort days={estimateDays} {...rest} />;
  const valueText = effort(estimateDays);
  return (
    <TickMeter value={estimateDays} max={fullScaleDays} label={t('project.effort')} valueText={valueText} showsValue />
  );
}

interface TypedEffortProps {
  /** Working days; null for no estimate. */
  days: number | null;
  /** Id of what names the field. */
  labelId: string;
  onChange: (days: number | null) => void;
}

/** An estimate as people write it, in days or in weeks. What is wrong stays as typed, with a sentence; it is not saved. */
function TypedEffort({ days, labelId, onChange }: TypedEffortProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort, exactEffort } = useMeasures();
  /** What is typed and not saved; undefined while the field shows what is. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<EffortProblem>();
  const noteId = useId();
  const saved = days === null ? '' : exactEffort(days);
  const sayProblem = (what: EffortProblem) => t(`backlogDetail.estimate.${what}`, { most: number(estimateMaxDays) });
  const type = (text: string | undefined) => {
    setTyped(text);
    setProblem(undefined);
  };

  const finish = () => {
    if (typed === undefined) return;
    const reading = typed.trim() === '' ? { days: null } : parseEffort(typed);
    if ('problem' in reading) {
      // Leaving the field after Enter finds the same problem once more.
      if (reading.problem !== problem) announce(sayProblem(reading.problem));
      setProblem(reading.problem);
      return;
    }
    setTyped(undefined);
    if (reading.days !== days) onChange(reading.days);
  };
  const handleKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && typed !== undefined) type(undefined);
    // Without anything typed, Escape is for the panel around the field.
    else event.continuePropagation();
  };
  const isRounded = days !== null && typed === undefined && saved !== effort(days);
  return (
    <div>
      <TextField
        aria-labelledby={labelId}
        variant="quiet"
        size="sm"
        placeholder={t('backlogDetail.noEstimate')}
        value={typed ?? saved}
        onChange={type}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          if (!isQuestion(event.relatedTarget)) finish();
        }}
        {...(isRounded && { 'aria-describedby': noteId })}
        {...(problem && { errorMessage: sayProblem(problem) })}
      />
      {isRounded ? (
        <Text as="p" variant="caption" tone="secondary" id={noteId}>
          {t('backlogDetail.estimate.shownAs', { effort: effort(days) })}
        </Text>
      ) : null}
    </div>
  );
}
