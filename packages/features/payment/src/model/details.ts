import { newProjectInvitationSchema } from '@quarterdeck/contract/entities/project';
import { longestBillingAnswer, type Billing } from '@quarterdeck/contract/entities/receipt';
import type { Payer } from '../queries/provider/provider';
import { codeLengthOf, digitsOf, expiryState, isCardNumber, type CardDraft } from './card';
import { countries } from './countries';
import { hasPostalCodes, postalCodeProblem } from './postalCode';

/** The parts of the form, in order; the receipt is the end of the way and no part of it. */
export const paymentSections = ['contact', 'billing', 'payment'] as const;
export type PaymentSection = (typeof paymentSections)[number];

/** Who pays and where the bill goes; the company may be empty, and the country is until it is chosen. */
export type PayerDetails = Record<keyof Billing, string>;

/** Names of the fields in the form. */
export type PaymentField =
  | keyof PayerDetails
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardCode'
  | 'cardPostalCode'
  | 'cardName';

/** What can be wrong with a field: the names of the messages below `payment.problem`. */
export const problemKeys = [
  'nameMissing',
  'emailMissing',
  'emailWrong',
  'countryMissing',
  'streetMissing',
  'postalCodeMissing',
  'postalCodeWrong',
  'postalCodeOther',
  'cityMissing',
  'numberMissing',
  'numberWrong',
  'expiryMissing',
  'expiryWrong',
  'expiryPast',
  'codeMissing',
  'codeWrong',
  'cardPostalCodeMissing',
  'cardNameMissing',
  'tooLong',
] as const;

/** A field with what is wrong with it. */
export interface PaymentProblem {
  field: PaymentField;
  key: (typeof problemKeys)[number];
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

/** Without the spaces around what was typed. */
const trimmed = (details: PayerDetails): PayerDetails => ({
  name: details.name.trim(),
  email: details.email.trim(),
  company: details.company.trim(),
  street: details.street.trim(),
  postalCode: details.postalCode.trim(),
  city: details.city.trim(),
  country: details.country,
});

/** Who pays, as the provider is told. */
export function payerOf(form: Pick<PaymentForm, 'details' | 'card'>): Payer {
  const { company: _, ...payer } = trimmed({ ...form.details, ...cardHolder(form) });
  return payer;
}

/** Who is billed, for the receipt. */
export const billingOf = ({ details }: Pick<PaymentForm, 'details'>): Billing => trimmed(details);

/** What is wrong in each part. */
const problemsOfSection: Record<PaymentSection, (form: PaymentForm) => PaymentProblem[]> = {
  contact: ({ details: { name, email } }) => [
    ...answerProblems(name, 'name', 'nameMissing'),
    ...(email.trim() === '' || isEmail(email)
      ? answerProblems(email, 'email', 'emailMissing')
      : [{ field: 'email', key: 'emailWrong' } as const]),
  ],
  billing: ({ details: { company, country, street, postalCode, city } }) => [
    ...tooLong(company, 'company'),
    // What was stored may be no country.
    ...missing(countries.includes(country) ? country : '', 'country', 'countryMissing'),
    ...answerProblems(street, 'street', 'streetMissing'),
    ...postalCodeProblems(postalCode, 'postalCode', country),
    ...answerProblems(city, 'city', 'cityMissing'),
  ],
  payment: (form) => [
    ...(form.isCardMounted ? [] : cardProblems(form)),
    ...postalCodeProblems(cardHolder(form).postalCode, 'cardPostalCode', form.details.country),
    ...missing(cardHolder(form).name, 'cardName', 'cardNameMissing'),
  ],
};

/** What keeps these parts from being done, in the order of the fields. */
export function problemsOf(sections: readonly PaymentSection[], form: PaymentForm): PaymentProblem[] {
  return sections.flatMap((section) => problemsOfSection[section](form));
}

/** What is more than a receipt takes is said as it is typed. @param text as it was typed. */
export function tooLong(text: string, field: PaymentField): PaymentProblem[] {
  return text.trim().length > longestBillingAnswer ? [{ field, key: 'tooLong' }] : [];
}

/** A card may be registered in another country than that of the bill, so its code may have another form. */
function postalCodeProblems(text: string, field: 'postalCode' | 'cardPostalCode', country: string): PaymentProblem[] {
  if (text.trim() === '') return hasPostalCodes(country) ? [{ field, key: `${field}Missing` }] : [];
  const wrong = postalCodeProblem(text, field === 'postalCode' ? country : '');
  if (wrong === null) return [];
  if (wrong === 'characters') return [{ field, key: 'postalCodeWrong' }];
  return [{ field, key: 'postalCodeOther', example: wrong.example }];
}

const isEmail = (email: string): boolean => newProjectInvitationSchema.shape.email.safeParse(email.trim()).success;

const missing = (text: string, field: PaymentField, key: PaymentProblem['key']): PaymentProblem[] =>
  text.trim() === '' ? [{ field, key }] : [];

const answerProblems = (text: string, field: PaymentField, key: PaymentProblem['key']): PaymentProblem[] => [
  ...missing(text, field, key),
  ...tooLong(text, field),
];

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
