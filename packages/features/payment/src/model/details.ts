import { newProjectInvitationSchema } from '@quarterdeck/contract/entities/project';
import { longestBillingAnswer, type Billing } from '@quarterdeck/contract/entities/receipt';
import type { Payer } from '../queries/provider/provider';
import { codeLengthOf, digitsOf, expiryState, isCardNumber, type CardDraft } from './card';
import { countries } from './countries';
import { hasPostalCodes, postalCodeProblem } from './postalCode';

/** The parts of the form, in order; the receipt is the end of the way and no part of it. */
export const paymentSections = ['contact', 'billing', 'payment'] as const;
export type PaymentSection = (typeof paymentSections)[number];

/** Who pays and where the bill goes. */
export interface PayerDetails {
  name: string;
  email: string;
  /** May be empty. */
  company: string;
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  country: string;
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
    | 'countryMissing'
    | 'streetMissing'
    | 'postalCodeMissing'
    | 'postalCodeWrong'
    | 'postalCodeOther'
    | 'cityMissing'
    | 'numberMissing'
    | 'numberWrong'
    | 'expiryMissing'
    | 'expiryWrong'
    | 'expiryPast'
    | 'codeMissing'
    | 'codeWrong'
    | 'cardPostalCodeMissing'
    | 'cardNameMissing'
    | 'tooLong';
  /** What a postal code of the bill's country looks like. */
  example?: string;
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
  const { email, street, city, country } = form.details;
  return {
    name: name.trim(),
    email: email.trim(),
    street: street.trim(),
    city: city.trim(),
    postalCode: postalCode.trim(),
    country,
  };
}

/** Who is billed, for the receipt: without the spaces around what was typed. */
export function billingOf({ details }: Pick<PaymentForm, 'details'>): Billing {
  const { name, email, company, street, postalCode, city, country } = details;
  return {
    name: name.trim(),
    email: email.trim(),
    company: company.trim(),
    street: street.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
    country,
  };
}

/** What is wrong in each part. */
const problemsOfSection: Record<PaymentSection, (form: PaymentForm) => PaymentProblem[]> = {
  contact: ({ details: { name, email } }) => [
    ...missing(name, 'name', 'nameMissing'),
    ...tooLong(name, 'name'),
    ...missing(email, 'email', 'emailMissing'),
    ...(email.trim() === '' || isEmail(email) ? tooLong(email, 'email') : [problem('email', 'emailWrong')]),
  ],
  billing: ({ details: { company, country, street, postalCode, city } }) => [
    ...tooLong(company, 'company'),
    // What was stored may be no country.
    ...missing(countries.includes(country) ? country : '', 'country', 'countryMissing'),
    ...missing(street, 'street', 'streetMissing'),
    ...tooLong(street, 'street'),
    ...postalCodeProblems(postalCode, country),
    ...missing(city, 'city', 'cityMissing'),
    ...tooLong(city, 'city'),
  ],
  payment: (form) => [
    ...(form.isCardMounted ? [] : cardProblems(form)),
    ...cardPostalCodeProblems(form),
    ...missing(cardHolder(form).name, 'cardName', 'cardNameMissing'),
  ],
};

/** What keeps these parts from being done, in the order of the fields. */
export function problemsOf(sections: readonly PaymentSection[], form: PaymentForm): PaymentProblem[] {
  return sections.flatMap((section) => problemsOfSection[section](form));
}

/** What is more than a receipt takes is said as it is typed. @param text as it was typed. */
export function tooLong(text: string, field: PaymentField): PaymentProblem[] {
  return text.trim().length > longestBillingAnswer ? [problem(field, 'tooLong')] : [];
}

function postalCodeProblems(text: string, country: string): PaymentProblem[] {
  if (text.trim() === '') return hasPostalCodes(country) ? [problem('postalCode', 'postalCodeMissing')] : [];
  const wrong = postalCodeProblem(text, country);
  if (wrong === null) return [];
  if (wrong === 'characters') return [problem('postalCode', 'postalCodeWrong')];
  return [{ ...problem('postalCode', 'postalCodeOther'), example: wrong.example }];
}

/** A card may be registered in another country than that of the bill. */
function cardPostalCodeProblems(form: PaymentForm): PaymentProblem[] {
  const { postalCode } = cardHolder(form);
  if (postalCode.trim() === '') {
    return hasPostalCodes(form.details.country) ? [problem('cardPostalCode', 'cardPostalCodeMissing')] : [];
  }
  return postalCodeProblem(postalCode, '') === null ? [] : [problem('cardPostalCode', 'postalCodeWrong')];
}

const problem = (field: PaymentField, key: PaymentProblem['key']): PaymentProblem => ({ field, key });

const isEmail = (email: string): boolean => newProjectInvitationSchema.shape.email.safeParse(email.trim()).success;

function missing(text: string, field: PaymentField, key: PaymentProblem['key']): PaymentProblem[] {
  return text.trim() === '' ? [problem(field, key)] : [];
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
