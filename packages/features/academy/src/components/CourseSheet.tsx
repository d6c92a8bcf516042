import { useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, SheetHeader, type Detent } from '@quarterdeck/ui/BottomSheet';
import { CourseSteps, type CourseStepsProps } from './CourseSteps';
import { useCompletedText } from './useCompletedText';

const detents: readonly Detent[] = ['half', 'full'];

export interface CourseSheetProps extends Omit<CourseStepsProps, 'onFollow'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The steps where they do not stand beside the text. */
export function CourseSheet({ isOpen, onOpenChange, ...steps }: CourseSheetProps) {
  const { t } = useTranslation();
  const completedText = useCompletedText(steps.course);
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={onOpenChange} detents={detents}>
      <SheetHeader title={t('academy.course.steps')} description={completedText} />
      <SheetBody>
        <CourseSteps {...steps} onFollow={() => onOpenChange(false)} />
      </SheetBody>
    </BottomSheet>
  );
}
