import { projectNameMaxLength, type Project } from '@quarterdeck/contract/entities/project';
import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { CurrencySelect } from '@quarterdeck/data/visit/projectFields';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form, FormSaveBar } from '@quarterdeck/ui/Form';
import { useKeptDraft } from '@quarterdeck/ui/keptDraft';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { Grid } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { TextField } from '@quarterdeck/ui/TextField';
import { toasts } from '@quarterdeck/ui/Toast';
import { token, type } from '@quarterdeck/ui/tokens';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  changesOf,
  detailsOf,
  nameProblemOf,
  parseProjectDraft,
  projectDraftKey,
  startChoices,
  type ProjectDetails,
} from '../../model/projectDetails';
import { useSaveProject } from '../../queries/useSaveProject';
import { Fields } from './Settings.styles';

/** Mondays that are offered as a start. */
const mondayCount = 6;
const longestText = 200;

/** Name, sentence, start, currency and goals of a project, saved together. */
export function ProjectForm({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const describeError = useErrorWords();
  const save = useSaveProject();
  const [isChecked, setChecked] = useState(false);
  const [mondays] = useState(() => nextMondays(dayOf(new Date()), mondayCount));
  const nameField = useRef<HTMLInputElement>(null);

  const saved = detailsOf(project);
  const { draft, change, forget: forgetDraft } = useKeptDraft(projectDraftKey(project.id), parseProjectDraft, saved);
  const starts = startChoices(project.startDate, mondays);
  const details: ProjectDetails = { ...saved, ...draft };
  // A day that was chosen in a draft may have passed since.
  if (!starts.includes(details.startDate)) details.startDate = saved.startDate;
  const patch = changesOf(project, details);
  const nameProblem = isChecked ? nameProblemOf(details.name) : undefined;
  const setGoal = (place: number, text: string) =>
    change({ goals: details.goals.map((goal, at) => (at === place ? text : goal)) });
  const forget = () => {
    forgetDraft();
    setChecked(false);
    save.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || Object.keys(patch).length === 0) return;
    setChecked(true);
    if (nameProblemOf(details.name) !== undefined) {
      nameField.current?.focus();
      return;
    }
    save.mutate(patch, {
      onSuccess: () => {
        forget();
        toasts.add({ title: t('settings.project.saved'), tone: 'success' });
      },
    });
  };

  return (
    <Form validationBehavior="aria" onSubmit={handleSubmit} aria-label={t('settings.project.title')}>
      <Fields>
        <TextField
          label={t('settings.project.name')}
          name="name"
          inputRef={nameField}
          value={details.name}
          onChange={(name) => change({ name })}
          isRequired
          isReadOnly={save.isPending}
          maxLength={projectNameMaxLength + 20}
          autoComplete="organization"
          {...(nameProblem === undefined
            ? {}
            : { isInvalid: true, errorMessage: t(`settings.project.problem.${nameProblem}`) })}
        />
        <TextField
          label={t('settings.project.summary')}
          description={t('settings.project.summaryHelp')}
          name="summary"
          isOptional
          value={details.summary}
          onChange={(summary) => change({ summary })}
          isReadOnly={save.isPending}
          maxLength={longestText}
          hasCounter
        />
        <Grid columns={{ base: 1, sm: 2 }}>
          <Select
            label={t('settings.project.startDate')}
            description={t('settings.project.startDateHelp')}
            selectedKey={details.startDate}
            onSelectionChange={(key) => change({ startDate: String(key) })}
            isDisabled={save.isPending}
          >
            {starts.map((day) => (
              <Option key={day} id={day}>
                {longDay(day)}
              </Option>
            ))}
          </Select>
          <CurrencySelect
            label={t('settings.project.currency')}
            description={t('settings.project.currencyHelp')}
            currency={details.currency}
            onChange={(currency) => change({ currency })}
            isDisabled={save.isPending}
          />
        </Grid>
        <FieldGroup aria-describedby="settings-goals-help">
          <legend>{t('settings.project.goals')}</legend>
          <Text as="p" variant="caption" tone="secondary" id="settings-goals-help">
            {t('settings.project.goalsHelp')}
          </Text>
          {details.goals.map((goal, place) => (
            <TextField
              // A goal is its place: there is nothing else that would tell two empty ones apart.
              key={place}
              aria-label={t('settings.project.goal', { place: place + 1 })}
              name={`goal-${place + 1}`}
              value={goal}
              onChange={(text) => setGoal(place, text)}
              isReadOnly={save.isPending}
              maxLength={longestText}
            />
          ))}
        </FieldGroup>
      </Fields>
      {save.isError ? (
        <Alert tone="danger" title={t('settings.project.failed')} isAnnounced>
          {describeError(save.error).text}
        </Alert>
      ) : null}
      <FormSaveBar
        isDirty={Object.keys(patch).length > 0}
        isSaving={save.isPending}
        text={t('settings.project.dirty')}
        discardLabel={t('settings.project.discard')}
        saveLabel={t('settings.project.save')}
        onDiscard={forget}
        leaveQuestion={{
          title: t('settings.project.leave.title'),
          text: t('settings.project.leave.text'),
          confirmLabel: t('settings.project.leave.confirm'),
          cancelLabel: t('settings.project.leave.cancel'),
        }}
      />
    </Form>
  );
}

/** Fields that belong together below one name. */
const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
`;
