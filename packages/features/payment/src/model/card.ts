import type { PaidCard } from '@quarterdeck/contract/entities/receipt';

/** What is typed about a card; kept by the open page and nowhere else. */
export const emptyCard = {
  number: '',
  expiry: '',
  securityCode: '',
  /** As it is written on the card; null until it is typed: the name of who pays. */
  name: null as string | null,
  /** Null until it is typed: that of the bill. */
  postalCode: null as string | null,
};
export type CardDraft = typeof emptyCard;

interface Brand {
  name: string;
  pattern: RegExp;
  /** Where the number has its gaps. */
  groups: readonly number[];
  /** Digits of a whole number. */
  lengths: readonly number[];
  codeLength: number;
}

const fours = [4, 4, 4, 4, 3];
const plain: Brand = { name: '', pattern: /^/, groups: fours, lengths: [13, 14, 15, 16, 17, 18, 19], codeLength: 3 };
const brands: readonly Brand[] = [
  { name: 'Visa', pattern: /^4/, groups: fours, lengths: [13, 16, 19], codeLength: 3 },
  { name: 'Mastercard', pattern: /^(5[1-5]|2[2-7])/, groups: fours, lengths: [16], codeLength: 3 },
  { name: 'Amex', pattern: /^3[47]/, groups: [4, 6, 5], lengths: [15], codeLength: 4 },
  { name: 'Troy', pattern: /^9792/, groups: fours, lengths: [16], codeLength: 3 },
];

const brandOf = (digits: string): Brand => brands.find(({ pattern }) => pattern.test(digits)) ?? plain;

/** The digits 0 to 9 of a text, also full-width and in what else NFKC turns into them; all else is dropped. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^0-9]/g, '');

/** The name that is printed on cards with this number; empty while the digits do not tell. */
export const cardBrand = (number: string): string => brandOf(digitsOf(number)).name;

/** What a receipt says of a card. @param digits its whole number. */
export const cardForReceipt = (digits: string): PaidCard => ({ brand: cardBrand(digits), lastFour: digits.slice(-4) });

/** Digits of the code on cards with this number. */
export const codeLengthOf = (number: string): number => brandOf(digitsOf(number)).codeLength;

/** A number in groups as on the card, `4242 4242 4242 4242`; what is too much is dropped. */
export function groupCardNumber(text: string): string {
  const digits = digitsOf(text);
  const { groups, lengths } = brandOf(digits);
  const most = Math.max(...lengths);
  let from = 0;
  return groups
    .map((length) => {
      const part = digits.slice(from, Math.min(from + length, most));
      from += length;
      return part;
    })
    .filter((part) => part !== '')
    .join(' ');
}

/** A month and a year, `04 / 29`. A first digit above 1 is a month of one digit; a year of four digits loses its century. */
export function groupExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = /^20\d\d$/.test(digits.slice(2)) ? digits.slice(4) : digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)} / ${year}`;
}

/** Whether the check digit is right (ISO/IEC 7812-1, Luhn) and the number is as long as its brand has them. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!brandOf(digits).lengths.includes(digits.length)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A card is good to the last day of its month, and for twenty years at most. */
export type ExpiryState = 'valid' | 'past' | 'wrong';

/** @param today calendar day, ISO 8601. */
export function expiryState(text: string, today: string): ExpiryState {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return 'wrong';
  const [year = 0, thisMonth = 0] = today.split('-').map(Number);
  const months = (2000 + Number(digits.slice(2)) - year) * 12 + month - thisMonth;
  if (months < 0) return 'past';
  return months <= 20 * 12 ? 'valid' : 'wrong';
}
