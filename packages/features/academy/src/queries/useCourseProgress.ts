import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { completeStep } from '@quarterdeck/contract/rules/courseProgress';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useMemo } from 'react';
import { saveProgress, startAgain } from './progressWrites';

/** Keeps how far one has come in a course: shown at once, a failure is said with Retry. */
export function useCourseProgress() {
  const { t } = useTranslation();
  const save = useWrite(saveProgress);
  const reset = useWrite(startAgain);
  return useMemo(
    () => ({
      /** @param step from 0. */
      open: ({ id, progress }: AcademyCourse, step: number): void => {
        if (progress.currentStep !== step) void save([{ id, progress: { currentStep: step, completed: 0 } }]);
      },
      /** @param step from 0. */
      complete: ({ id, progress, totalSteps }: AcademyCourse, step: number): void =>
        void save([{ id, progress: completeStep({ ...progress, currentStep: step }, totalSteps) }]),
      /** All steps are open again; undo brings back what was done. */
      startAgain: ({ id, title, progress }: AcademyCourse): void =>
        void reset([{ id }], {
          undo: {
            label: () => t('academy.startedAgain', { title: truncateForSpeech(title) }),
            undo: () => save([{ id, progress }]),
          },
        }),
    }),
    [save, reset, t],
  );
}
