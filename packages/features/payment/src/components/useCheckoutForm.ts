import { longestBillingAnswer } from '@quarterdeck/contract/entities/receipt';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useState } from 'react';
import { digitsOf, emptyCard, type CardDraft } from '../model/card';
import {
  billingOf,
  payerOf,
  paymentSections,
  problemsOf,
  tooLong,
  type PayerDetails,
  type PaymentField,
  type PaymentForm,
  type PaymentProblem,
  type PaymentSection,
} from '../model/details';
import { afterSection, currentSection, firstSections, sectionsWith, type Sections } from '../model/sections';
import type { Payment } from '../queries/usePayment';
import { changeDetails } from './useDetails';

/** The answers of the form and what is open of it. @param totalMinor the sum that the page shows, in minor units. */
export function useCheckoutForm(details: PayerDetails, payment: Payment, totalMinor: number) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [card, setCard] = useState(emptyCard);
  const [today] = useState(() => dayOf(new Date()));
  const form: PaymentForm = { details, card, isCardMounted: payment.client?.mountCard !== undefined, today };
  const [sections, setSections] = useState(() => firstSections(form));
  const [focused, setFocused] = useState<PaymentSection | null>(null);
  const [checked, setChecked] = useState<readonly PaymentSection[]>([]);
  const [failedTries, setFailedTries] = useState(0);

  const show = (next: Sections, section: PaymentSection) => {
    setSections(next);
    setChecked([]);
    setFocused(section);
  };
  const refuse = (wrong: readonly PaymentSection[]) => {
    setFocused(null);
    setChecked(wrong);
    setFailedTries((count) => count + 1);
  };
  const finish = (section: PaymentSection) => {
    if (problemsOf([section], form).length > 0) {
      refuse([section]);
      return;
    }
    const next = afterSection(sections, section, form);
    show(next, currentSection(next));
  };
  const submit = () => {
    const wrong = problemsOf(paymentSections, form);
    setSections(sectionsWith(wrong, form));
    if (wrong.length > 0) {
      refuse(paymentSections);
      return;
    }
    setChecked([]);
    setFocused(null);
    const typedCard = {
      number: digitsOf(card.number),
      expiry: digitsOf(card.expiry),
      securityCode: digitsOf(card.securityCode),
    };
    void payment.pay(
      { payer: payerOf(form), billing: billingOf(form), card: form.isCardMounted ? null : typedCard },
      totalMinor,
    );
  };
  const problems = problemsOf(checked, form);
  const wordsOf = ({ key, example = '' }: PaymentProblem) =>
    t(`payment.problem.${key}`, { example, formatted: number(longestBillingAnswer) });
  return {
    form,
    sections,
    /** What is shown as wrong; it goes away as it is mended. */
    problems: problems.map((problem) => ({ name: problem.field, message: wordsOf(problem) })),
    /** What a field says of itself. Too much is said while it is typed, and not after the next press of a button. */
    problemOf: (name: PaymentField, text: string) => {
      const problem = [...problems, ...tooLong(text, name)].find(({ field }) => field === name);
      return problem === undefined ? {} : { isInvalid: true, errorMessage: wordsOf(problem) };
    },
    /** Counts how often something wrong was sent. */
    failedTries,
    /** The part to which the focus goes next; null where it stays. */
    focused,
    changeDetails,
    changeCard: (changes: Partial<CardDraft>) => setCard((before) => ({ ...before, ...changes })),
    edit: (section: PaymentSection) => show({ ...sections, [section]: 'open' }, section),
    /** Leaves a part for the next one, if nothing is wrong with it. */
    finish,
    /** What Enter does in a field: it goes on from the part that is open, and pays from the last one. */
    goOn: () => {
      const section = currentSection(sections);
      if (section === 'payment') submit();
      else finish(section);
    },
    /** Pays, if nothing is wrong. */
    submit,
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
