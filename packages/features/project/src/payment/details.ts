import { newProjectInvitationSchema } from '@quarterdeck/contract/entities/project';
import type { Billing } from '@quarterdeck/contract/entities/receipt';
import { codeLengthOf, digitsOf, expiryState, isCardNumber, type CardDraft } from './card';
import type { Payer } from './provider/provider';

/** The parts of the form, in order; the receipt is the end of the way and no part of it. */
export const paymentSections = ['contact', 'billing', 'payment'] as const;
export type PaymentSection = (typeof paymentSections)[number];

/** Who pays and where the bill goes. */
export interface PayerDetails {
  name: string;
  email: string;
  /** May be empty. */
  company: string;
  street: string;
  postalCode: string;
  city: string;
}

/** Names of the fields in the form. */
export type PaymentField =
  | keyof PayerDetails
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardCode'
  | 'cardPostalCode'
  | 'cardName';

/** A field with what is wrong with it, as a key of the messages `payment.problem`. */
export interface PaymentProblem {
  field: PaymentField;
  key:
    | 'nameMissing'
    | 'emailMissing'
    | 'emailWrong'
    | 'streetMissing'
    | 'postalCodeMissing'
    | 'cityMissing'
    | 'numberMissing'
    | 'numberWrong'
    | 'expiryMissing'
    | 'expiryWrong'
    | 'expiryPast'
    | 'codeMissing'
    | 'codeWrong'
    | 'cardPostalCodeMissing'
    | 'cardNameMissing';
}

export interface PaymentForm {
  details: PayerDetails;
  card: CardDraft;
  /** Whether number, date and code are typed into the provider's fields, which it checks itself. */
  isCardMounted: boolean;
  /** Calendar day, ISO 8601. */
  today: string;
}

/** Postal code and name of the card: those of the bill and of who pays, until others are typed. */
export const cardHolder = ({ details, card }: Pick<PaymentForm, 'details' | 'card'>) => ({
  postalCode: card.postalCode ?? details.postalCode,
  name: card.name ?? details.name,
});

/** Who pays, as the provider is told: without the spaces around what was typed. */
export function payerOf(form: Pick<PaymentForm, 'details' | 'card'>): Payer {
  const { name, postalCode } = cardHolder(form);
  const { email, street, city } = form.details;
  return {
    name: name.trim(),
    email: email.trim(),
    street: street.trim(),
    city: city.trim(),
    postalCode: postalCode.trim(),
  };
}

/** Longest answer that a receipt takes over. */
const longestAnswer = 200;

/** Who is billed, for the receipt: without the spaces around what was typed. */
export function billingOf({ details }: Pick<PaymentForm, 'details'>): Billing {
  const clean = (text: string) => text.trim().slice(0, longestAnswer);
  const { name, email, company, street, postalCode, city } = details;
  return {
    name: clean(name),
    email: clean(email),
    company: clean(company),
    street: clean(street),
    postalCode: clean(postalCode),
    city: clean(city),
  };
}

/** What is wrong in each part. */
const problemsOfSection: Record<PaymentSection, (form: PaymentForm) => PaymentProblem[]> = {
  contact: ({ details: { name, email } }) => [
    ...missing(name, 'name', 'nameMissing'),
    ...(email.trim() === ''
      ? missing(email, 'email', 'emailMissing')
      : isEmail(email)
        ? []
        : [{ field: 'email', key: 'emailWrong' } as const]),
  ],
  billing: ({ details: { street, postalCode, city } }) => [
    ...missing(street, 'street', 'streetMissing'),
    ...missing(postalCode, 'postalCode', 'postalCodeMissing'),
    ...missing(city, 'city', 'cityMissing'),
  ],
  payment: (form) => [
    ...(form.isCardMounted ? [] : cardProblems(form)),
    ...missing(cardHolder(form).postalCode, 'cardPostalCode', 'cardPostalCodeMissing'),
    ...missing(cardHolder(form).name, 'cardName', 'cardNameMissing'),
  ],
};

/** What keeps these parts from being done, in the order of the fields. */
export function problemsOf(sections: readonly PaymentSection[], form: PaymentForm): PaymentProblem[] {
  return sections.flatMap((section) => problemsOfSection[section](form));
}

const isEmail = (email: string): boolean => newProjectInvitationSchema.shape.email.safeParse(email.trim()).success;

function missing(text: string, field: PaymentField, key: PaymentProblem['key']): PaymentProblem[] {
  return text.trim() === '' ? [{ field, key }] : [];
}

function cardProblems({ card, today }: PaymentForm): PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  const add = (field: PaymentField, key: PaymentProblem['key']) => problems.push({ field, key });
  const [number, expiry, code] = [card.number, card.expiry, card.securityCode].map(digitsOf);
  if (number === '') add('cardNumber', 'numberMissing');
  else if (!isCardNumber(card.number)) add('cardNumber', 'numberWrong');
  const state = expiryState(card.expiry, today);
  if (expiry === '') add('cardExpiry', 'expiryMissing');
  else if (state !== 'valid') add('cardExpiry', state === 'past' ? 'expiryPast' : 'expiryWrong');
  if (code === '') add('cardCode', 'codeMissing');
  else if (code?.length !== codeLengthOf(card.number)) add('cardCode', 'codeWrong');
  return problems;
}
