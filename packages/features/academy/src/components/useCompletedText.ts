import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useTranslation } from '@quarterdeck/i18n';

/** How many steps of a course are done, in words. */
export function useCompletedText({ progress, totalSteps }: Pick<AcademyCourse, 'progress' | 'totalSteps'>): string {
  const { t } = useTranslation();
  return t('academy.completedOf', { completed: progress.completed, total: totalSteps, count: totalSteps });
}
