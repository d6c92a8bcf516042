import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Stepper } from '@quarterdeck/ui/Stepper';
import { startSteps, type StartDraft, type StartStep } from '../../model/startDraft';

export interface StartCourseProps {
  draft: StartDraft;
  step: StartStep;
  /** Gets the place of the step. */
  onSelect: (place: number) => void;
}

/** The course with its four way points, each with what was answered there. */
export function StartCourse({ draft, step, onSelect }: StartCourseProps) {
  const { t } = useTranslation();
  const { longDay, list } = useFormats();
  const place = startSteps.indexOf(step);
  const name = draft.name.trim();
  const answers: Record<StartStep, string> = {
    // The day is chosen from the beginning; it is an answer once there is a name.
    project: name === '' || draft.startDate === null ? name : `${name} · ${longDay(draft.startDate)}`,
    people: draft.invitations.length === 0 ? '' : t('getStarted.people.invited', { count: draft.invitations.length }),
    goals: list(draft.goals.map((goal) => t(`suggested.goal.${goal}`))),
    backlog: draft.own.length === 0 ? '' : t('getStarted.backlog.ownCount', { count: draft.own.length }),
  };
  return (
    <Stepper
      aria-label={t('getStarted.course')}
      orientation="vertical"
      tone="hull"
      current={step}
      onSelect={(id) => onSelect(startSteps.findIndex((one) => one === id))}
      words={{ done: t('getStarted.done'), error: t('getStarted.error') }}
      summary={t('getStarted.step', { place: place + 1, total: startSteps.length })}
      steps={startSteps.map((id) => ({
        id,
        label: t(`getStarted.stepName.${id}`),
        ...(answers[id] === '' ? {} : { description: answers[id] }),
      }))}
    />
  );
}
