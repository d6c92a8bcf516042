import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';
import { token, type } from '@quarterdeck/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { estimateMaxDays, parseEffort, type EffortProblem } from '../../model/parseEffort';

export interface TypedEffortProps {
  /** Working days; null for no estimate. */
  days: number | null;
  /** Id of what names the field. */
  labelId: string;
  onChange: (days: number | null) => void;
}

/** An estimate as people write it, in days or in weeks. What is wrong stays as typed, with a sentence; it is not saved. */
export function TypedEffort({ days, labelId, onChange }: TypedEffortProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort, exactEffort } = useMeasures();
  /** What is typed and not saved; undefined while the field shows what is. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<EffortProblem>();
  const noteId = useId();
  const saved = days === null ? '' : exactEffort(days);

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
  const sayProblem = (what: EffortProblem) => t(`backlogDetail.estimate.${what}`, { most: number(estimateMaxDays) });
  const handleKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && typed !== undefined) {
      setTyped(undefined);
      setProblem(undefined);
    }
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
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        onKeyDown={handleKeyDown}
        onBlur={finish}
        {...(isRounded ? { 'aria-describedby': noteId } : {})}
        {...(problem === undefined ? {} : { errorMessage: sayProblem(problem) })}
      />
      {isRounded ? <Note id={noteId}>{t('backlogDetail.estimate.shownAs', { effort: effort(days) })}</Note> : null}
    </div>
  );
}

const Note = styled.small`
  display: block;
  color: ${token('text.secondary')};
  ${type('caption')}
`;
