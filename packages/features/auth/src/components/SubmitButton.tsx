import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useEffect } from 'react';

export interface SubmitButtonProps {
  /** Whose words it has. */
  page: 'signIn' | 'signUp' | 'forgot' | 'reset' | 'unlock' | 'expired' | 'confirm';
  canSubmit: boolean;
  isPending: boolean;
  /** Whether it stands beside another button, as in a dialog, and is as wide as its words. @default false */
  isBeside?: boolean;
}

/** Sends the form of a page or dialog; it says what it does, and that it is doing it. */
export function SubmitButton({ page, canSubmit, isPending, isBeside = false }: SubmitButtonProps) {
  const { t } = useTranslation();
  const busy = t(`auth.${page}.busy`);
  useEffect(() => {
    // The field that had the focus is disabled meanwhile, so nothing else says it.
    if (isPending) announce(busy);
  }, [isPending, busy]);
  return (
    <Button
      type="submit"
      variant="primary"
      size={isBeside ? 'md' : 'lg'}
      isFullWidth={!isBeside}
      isDisabled={!canSubmit}
      isPending={isPending}
      // What it says of a form that is sent before it is hydrated.
      data-busy={busy}
    >
      {isPending ? busy : t(`auth.${page}.submit`)}
    </Button>
  );
}
