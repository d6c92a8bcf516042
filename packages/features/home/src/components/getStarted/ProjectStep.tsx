import { projectNameMaxLength } from '@quarterdeck/contract/entities/project';
import { CurrencySelect } from '@quarterdeck/data/visit/projectFields';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ChoiceCard } from '@quarterdeck/ui/ChoiceCard';
import { Form } from '@quarterdeck/ui/Form';
import { RadioGroup } from '@quarterdeck/ui/RadioGroup';
import { Grid, Stack } from '@quarterdeck/ui/Stack';
import { TextField } from '@quarterdeck/ui/TextField';
import type { Ref } from 'react';
import type { StartDraft, StartProblem } from '../../model/startDraft';

export interface StepProps {
  draft: StartDraft;
  onChange: (changes: Partial<StartDraft>) => void;
}

export interface ProjectStepProps extends StepProps {
  /** Days on which the project can start. */
  mondays: readonly string[];
  /** Shown at their fields. */
  problems: readonly StartProblem[];
  nameRef: Ref<HTMLInputElement>;
  onSubmit: () => void;
}

/** The name, one sentence, the start and the currency. */
export function ProjectStep({ draft, onChange, mondays, problems, nameRef, onSubmit }: ProjectStepProps) {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const problemOf = (field: StartProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? {} : { isInvalid: true, errorMessage: t(`getStarted.problem.${problem.key}`) };
  };
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="5">
        <TextField
          label={t('getStarted.project.name')}
          name="name"
          inputRef={nameRef}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          isRequired
          maxLength={projectNameMaxLength + 20}
          autoComplete="organization"
          size="lg"
          {...problemOf('name')}
        />
        <TextField
          label={t('getStarted.project.summary')}
          description={t('getStarted.project.summaryHelp')}
          name="summary"
          isOptional
          value={draft.summary}
          onChange={(summary) => onChange({ summary })}
          maxLength={200}
          hasCounter
          size="lg"
        />
        <RadioGroup
          label={t('getStarted.project.startDate')}
          description={t('getStarted.project.startDateHelp')}
          name="startDate"
          value={draft.startDate}
          onChange={(startDate) => onChange({ startDate })}
          isRequired
          {...problemOf('startDate')}
        >
          <Grid columns={{ base: 1, sm: 3 }} gap="3">
            {mondays.map((monday, index) => (
              <ChoiceCard
                key={monday}
                kind="radio"
                value={monday}
                title={longDay(monday)}
                {...(index === 0 ? { description: t('getStarted.project.soonest') } : {})}
              />
            ))}
          </Grid>
        </RadioGroup>
        <CurrencySelect
          label={t('getStarted.project.currency')}
          description={t('getStarted.project.currencyHelp')}
          currency={draft.currency}
          onChange={(currency) => onChange({ currency })}
          size="lg"
        />
        {/* Enter sends a form of several fields only where there is a button that does. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Stack>
    </Form>
  );
}
