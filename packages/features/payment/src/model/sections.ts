import { paymentSections, problemsOf, type PaymentForm, type PaymentProblem, type PaymentSection } from './details';

/** `ahead` shows its name, `open` its fields, `done` what was answered. */
type SectionState = 'ahead' | 'open' | 'done';
export type Sections = Readonly<Record<PaymentSection, SectionState>>;

const isAnswered = (section: PaymentSection, form: PaymentForm) => problemsOf([section], form).length === 0;

/** Opens the first part that is ahead, unless another part is still open. */
function openNext(sections: Sections, form: PaymentForm): Sections {
  const next = paymentSections.find((section) => sections[section] !== 'done');
  if (next === undefined || sections[next] === 'open') return sections;
  // What was answered at another time need not be gone through again. The card is never kept.
  if (next !== 'payment' && isAnswered(next, form)) return openNext({ ...sections, [next]: 'done' }, form);
  return { ...sections, [next]: 'open' };
}

/** How the form begins: at the first part that is not answered. */
export const firstSections = (form: PaymentForm): Sections =>
  openNext({ contact: 'ahead', billing: 'ahead', payment: 'ahead' }, form);

/** A part that was gone through closes, and the next one opens. */
export const afterSection = (sections: Sections, done: PaymentSection, form: PaymentForm): Sections =>
  openNext({ ...sections, [done]: 'done' }, form);

/** Before paying: every part with a problem opens, and the others close but for the card. */
export function sectionsWith(problems: readonly PaymentProblem[], form: PaymentForm): Sections {
  const stateOf = (section: PaymentSection): SectionState =>
    section === 'payment' || (problems.length > 0 && !isAnswered(section, form)) ? 'open' : 'done';
  return { contact: stateOf('contact'), billing: stateOf('billing'), payment: stateOf('payment') };
}

/** The part that people are on. */
export const currentSection = (sections: Sections): PaymentSection =>
  paymentSections.find((section) => sections[section] === 'open') ?? 'payment';
