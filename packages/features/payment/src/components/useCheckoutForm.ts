import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { useState } from 'react';
import { digitsOf, emptyCard, type CardDraft } from '../model/card';
import {
  billingOf,
  payerOf,
  paymentSections,
  problemsOf,
  type PayerDetails,
  type PaymentForm,
  type PaymentProblem,
  type PaymentSection,
} from '../model/details';
import { afterSection, currentSection, firstSections, sectionsWith, type Sections } from '../model/sections';
import type { Payment } from '../queries/usePayment';

export interface CheckoutForm {
  form: PaymentForm;
  sections: Sections;
  /** What is shown as wrong; it goes away as it is mended. */
  problems: readonly PaymentProblem[];
  /** Counts how often something wrong was sent. */
  failedTries: number;
  /** The part to which the focus goes next; null where it stays. */
  focused: PaymentSection | null;
  changeDetails: (changes: Partial<PayerDetails>) => void;
  changeCard: (changes: Partial<CardDraft>) => void;
  edit: (section: PaymentSection) => void;
  /** Leaves a part for the next one, if nothing is wrong with it. */
  finish: (section: PaymentSection) => void;
  /** What Enter does in a field: it goes on from the part that is open, and pays from the last one. */
  goOn: () => void;
  /** Pays, if nothing is wrong. */
  submit: () => void;
}

/** The answers of the form and what is open of it. @param totalMinor the sum that the page shows, in minor units. */
export function useCheckoutForm(
  details: PayerDetails,
  changeDetails: CheckoutForm['changeDetails'],
  payment: Payment,
  totalMinor: number,
): CheckoutForm {
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
    const problems = problemsOf(paymentSections, form);
    setSections(sectionsWith(problems, form));
    if (problems.length > 0) {
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
  return {
    form,
    sections,
    problems: problemsOf(checked, form),
    failedTries,
    focused,
    changeDetails,
    changeCard: (changes) => setCard((before) => ({ ...before, ...changes })),
    edit: (section) => show({ ...sections, [section]: 'open' }, section),
    finish,
    goOn: () => {
      const section = currentSection(sections);
      if (section === 'payment') submit();
      else finish(section);
    },
    submit,
  };
}
