import { useTranslation } from '@quarterdeck/i18n';
import { Button, type ButtonProps } from '@quarterdeck/ui/Button';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { useRef } from 'react';

/** Opens all steps of a completed course again, and goes with that. */
export function StartAgainButton(props: Pick<ButtonProps, 'icon' | 'onPress' | 'size'>) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(button);
  return (
    <Button ref={button} variant="ghost" {...props}>
      {t('academy.course.startAgain')}
    </Button>
  );
}
