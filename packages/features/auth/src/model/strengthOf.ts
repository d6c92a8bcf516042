import { passwordMinLength } from '@quarterdeck/contract/entities/signIn';
import { isKnownOf, type PasswordOwner } from './problems';

export type StrengthValue = 0 | 1 | 2 | 3 | 4;

/** Kinds of characters, and how many of each there are to choose from. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  // Of scripts without case, such as Arabic or Chinese.
  [/[\p{Lo}\p{Lm}\p{Lt}]/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/** The fewest bits of a guess by chance for the values 2, 3 and 4. */
const steps = [40, 56, 72] as const;

/**
 * How hard a password is to guess: 0 for one that is too short or known, 4 for a strong one. It counts length and kinds
 * of characters; a character that repeats counts half.
 */
export function strengthOf(password: string, owner: PasswordOwner): StrengthValue {
  if (password.length < passwordMinLength || isKnownOf(password, owner)) return 0;
  const choices = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const characters = Array.from(password);
  const different = new Set(characters).size;
  const bits = Math.log2(choices) * (different + (characters.length - different) / 2);
  return (1 + steps.filter((step) => bits >= step).length) as StrengthValue;
}
