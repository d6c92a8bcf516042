import { describe, expect, it } from 'vitest';
import en from '../translations/en.json';
import { emptyCard } from './card';
import { billingOf, cardHolder, payerOf, paymentSections, problemKeys, problemsOf, type PaymentForm } from './details';
import { afterSection, currentSection, firstSections, sectionsWith } from './sections';

const nobody = { name: '', email: '', company: '', country: '', street: '', postalCode: '', city: '' };
const known: PaymentForm = {
  details: {
    name: 'Elif Aydın',
    email: 'elif@harbour.example',
    company: '',
    country: 'TR',
    street: 'Rıhtım Caddesi 12',
    postalCode: '34425',
    city: 'İstanbul',
  },
  card: { ...emptyCard, number: '4242 4242 4242 4242', expiry: '04 / 29', securityCode: '123' },
  isCardMounted: false,
  today: '2026-01-15',
};
const unknown: PaymentForm = { ...known, details: nobody, card: emptyCard };
const keysOf = (form: PaymentForm, sections = paymentSections as readonly (typeof paymentSections)[number][]) =>
  problemsOf(sections, form).map(({ key }) => key);

it('has a message for everything that can be wrong, and no other', () => {
  expect([...problemKeys]).toEqual(Object.keys(en.payment.problem));
});

describe('the form of a payment', () => {
  it('has no problem when all is answered; the company may be left out', () => {
    expect(keysOf(known)).toEqual([]);
  });

  it('names every missing answer, in the order of the fields', () => {
    expect(keysOf(unknown)).toEqual([
      'nameMissing',
      'emailMissing',
      'countryMissing',
      'streetMissing',
      'postalCodeMissing',
      'cityMissing',
      'numberMissing',
      'expiryMissing',
      'codeMissing',
      'cardPostalCodeMissing',
      'cardNameMissing',
    ]);
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'numberWrong'],
    [{ expiry: '12 / 25' }, 'expiryPast'],
    [{ expiry: '13 / 29' }, 'expiryWrong'],
    [{ securityCode: '12' }, 'codeWrong'],
    [{ name: ' ' }, 'cardNameMissing'],
    [{ postalCode: '' }, 'cardPostalCodeMissing'],
  ])('finds %j', (change, key) => {
    expect(keysOf({ ...known, card: { ...known.card, ...change } })).toEqual([key]);
  });

  it('wants a whole email address', () => {
    expect(keysOf({ ...known, details: { ...known.details, email: 'elif@' } })).toEqual(['emailWrong']);
    expect(keysOf({ ...known, details: { ...known.details, email: ' elif@harbour.example ' } })).toEqual([]);
  });

  it('checks postal codes by the country of the bill, and that of the card by its characters', () => {
    const inCountry = (country: string, postalCode: string) => ({
      ...known,
      details: { ...known.details, country, postalCode },
    });
    expect(problemsOf(['billing'], inCountry('GB', '34425'))).toEqual([
      { field: 'postalCode', key: 'postalCodeOther', example: 'SW1A 1AA' },
    ]);
    expect(keysOf(inCountry('TR', '!'))).toEqual(['postalCodeWrong', 'postalCodeWrong']);
    expect(keysOf({ ...known, card: { ...known.card, postalCode: 'SW1A 1AA' } })).toEqual([]);
    expect(keysOf(inCountry('AE', ''))).toEqual([]);
    expect(keysOf(inCountry('XX', '34425'))).toEqual(['countryMissing']);
  });

  it('refuses what is longer than a receipt takes, and cuts nothing', () => {
    const street = 'x'.repeat(201);
    const form = { ...known, details: { ...known.details, street } };
    expect(problemsOf(['billing'], form)).toEqual([{ field: 'street', key: 'tooLong' }]);
    expect(billingOf(form).street).toBe(street);
  });

  it('leaves number, date and code to a provider that draws its own fields', () => {
    expect(keysOf({ ...known, card: emptyCard, isCardMounted: true })).toEqual([]);
  });

  it('takes name and postal code of the card from the bill until others are typed', () => {
    expect(cardHolder(known)).toEqual({ name: 'Elif Aydın', postalCode: '34425' });
    const typed = { ...known, card: { ...known.card, name: 'E AYDIN', postalCode: '10115' } };
    expect(cardHolder(typed)).toEqual({ name: 'E AYDIN', postalCode: '10115' });
  });

  it('tells the provider who pays without the spaces around what was typed', () => {
    const details = {
      name: ' n ',
      email: ' e ',
      company: ' c ',
      country: 'TR',
      street: ' s ',
      postalCode: ' p ',
      city: ' t ',
    };
    const payer = { name: 'n', email: 'e', street: 's', city: 't', postalCode: 'p', country: 'TR' };
    expect(payerOf({ details, card: emptyCard })).toEqual(payer);
    const card = { ...emptyCard, name: ' E AYDIN ', postalCode: ' 10115 ' };
    expect(payerOf({ details, card })).toEqual({ ...payer, name: 'E AYDIN', postalCode: '10115' });
  });
});

describe('the parts of the form', () => {
  it('begin at the first one that is not answered', () => {
    expect(firstSections(unknown)).toEqual({ contact: 'open', billing: 'ahead', payment: 'ahead' });
    expect(firstSections({ ...unknown, details: { ...nobody, name: 'Elif', email: 'elif@harbour.example' } })).toEqual({
      contact: 'done',
      billing: 'open',
      payment: 'ahead',
    });
    expect(firstSections(known)).toEqual({ contact: 'done', billing: 'done', payment: 'open' });
  });

  it('open one after the other, and over what was answered at another time', () => {
    const first = firstSections(unknown);
    expect(afterSection(first, 'contact', unknown)).toEqual({ contact: 'done', billing: 'open', payment: 'ahead' });
    expect(afterSection(first, 'contact', known)).toEqual({ contact: 'done', billing: 'done', payment: 'open' });
  });

  it('keep the card open while another part is changed', () => {
    const changing = { ...firstSections(known), contact: 'open' } as const;
    expect(currentSection(changing)).toBe('contact');
    expect(afterSection(changing, 'contact', known)).toEqual(firstSections(known));
  });

  it('open where something is wrong when it is paid', () => {
    const form = { ...known, details: { ...known.details, city: '' } };
    expect(sectionsWith(problemsOf(paymentSections, form), form)).toEqual({
      contact: 'done',
      billing: 'open',
      payment: 'open',
    });
  });
});
