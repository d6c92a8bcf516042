import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Inline } from '@quarterdeck/ui/Stack';
import { Heading, Text } from '@quarterdeck/ui/Text';
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
    <Section ref={ref} aria-labelledby={titleId}>
      <Inline as="header" justify="between" gap="4" wrap={false}>
        <Heading level={2} variant="title-4" tone={state === 'ahead' ? 'secondary' : 'primary'} id={titleId}>
          {title}
        </Heading>
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
      </Inline>
      {state === 'done' ? (
        <Text as="p" tone="secondary">
          {answers[section].filter((answer) => answer.trim() !== '').join(', ')}
        </Text>
      ) : null}
      {state === 'open' ? children : null}
    </Section>
  );
}
