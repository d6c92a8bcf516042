import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { PaymentSection } from '../model/details';
import { Section } from './Checkout.styles';
import type { CheckoutForm } from './useCheckoutForm';

export interface FormSectionProps {
  section: PaymentSection;
  checkout: CheckoutForm;
  /** Its fields, while it is open. */
  children: ReactNode;
}

/** A part of the form: its fields, or what was answered with a way back to them. */
export function FormSection({ section, checkout, children }: FormSectionProps) {
  const { t } = useTranslation();
  const { countryName } = useFormats();
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const isFocused = checkout.focused === section;
  useEffect(() => {
    if (isFocused) ref.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isFocused]);
  const title = t(`payment.steps.${section}`);
  const state = checkout.sections[section];
  const { name, email, company, street, postalCode, city, country } = checkout.form.details;
  const answers = {
    contact: [name, email],
    billing: [company, street, `${postalCode} ${city}`.trim(), country === '' ? '' : countryName(country)],
    payment: [],
  };
  return (
    <Section ref={ref} aria-labelledby={titleId} data-state={state}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {state === 'done' ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('payment.editNamed', { section: title })}
            onPress={() => checkout.edit(section)}
          >
            {t('payment.edit')}
          </Button>
        ) : null}
      </header>
      {state === 'done' ? <p>{answers[section].filter((answer) => answer.trim() !== '').join(', ')}</p> : null}
      {state === 'open' ? children : null}
    </Section>
  );
}
