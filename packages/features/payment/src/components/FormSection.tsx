import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { PaymentSection } from '../model/details';
import type { SectionState } from '../model/sections';
import { Section } from './Payment.styles';

export interface FormSectionProps {
  section: PaymentSection;
  state: SectionState;
  /** What was answered, in one line. */
  answer: string;
  /** Whether the focus goes to its first field. */
  isFocused: boolean;
  onEdit: () => void;
  /** Its fields, while it is open. */
  children: ReactNode;
}

/** A part of the form: its fields, or what was answered with a way back to them. */
export function FormSection({ section, state, answer, isFocused, onEdit, children }: FormSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isFocused]);
  const title = t(`payment.steps.${section}`);
  return (
    <Section ref={ref} aria-labelledby={titleId} data-state={state}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {state === 'done' ? (
          <Button variant="ghost" size="sm" aria-label={t('payment.editNamed', { section: title })} onPress={onEdit}>
            {t('payment.edit')}
          </Button>
        ) : null}
      </header>
      {state === 'done' ? <p>{answer}</p> : null}
      {state === 'open' ? children : null}
    </Section>
  );
}
