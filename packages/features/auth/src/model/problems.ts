import {
  confirmationCodeLength,
  emailMaxLength,
  emailSchema,
  passwordMaxLength,
  passwordMinLength,
} from '@quarterdeck/contract/entities/signIn';
import { fold } from '@quarterdeck/contract/rules/fold';

/** What can be wrong with a field; each has its words. */
export type AuthProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'nameRefused'
  | 'emailMissing'
  | 'emailWrong'
  | 'emailLong'
  | 'emailRefused'
  | 'emailInUse'
  | 'companyLong'
  | 'companyRefused'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordKnown'
  | 'passwordRefused'
  | 'repeatDiffers'
  | 'termsMissing'
  | 'codeShort'
  | 'codeWrong';

const longest = 200;

export function problemOfName(name: string): AuthProblem | undefined {
  if (name.trim() === '') return 'nameMissing';
  return name.trim().length > longest ? 'nameLong' : undefined;
}

export function problemOfCompany(company: string): AuthProblem | undefined {
  return company.trim().length > longest ? 'companyLong' : undefined;
}

export function problemOfEmail(email: string): AuthProblem | undefined {
  if (email.trim() === '') return 'emailMissing';
  if (email.trim().length > emailMaxLength) return 'emailLong';
  return emailSchema.safeParse(email.trim()).success ? undefined : 'emailWrong';
}

export const problemOfCode = (code: string): AuthProblem | undefined =>
  code.length < confirmationCodeLength ? 'codeShort' : undefined;

/** Of a password that is only compared: any that is there may be the right one. */
export function problemOfPassword(password: string): AuthProblem | undefined {
  if (password === '') return 'passwordMissing';
  return password.length > passwordMaxLength ? 'passwordLong' : undefined;
}

/** Who a new password is for; what is not known is empty. */
export interface PasswordOwner {
  name: string;
  email: string;
}

const plain = (text: string) => fold(text.trim());

/** Whether a password is the name or the e-mail of its owner, or what stands before its `@`; case and accents make no difference. */
export function isKnownOf(password: string, { name, email }: PasswordOwner): boolean {
  const known = [name, email, email.split('@')[0] ?? ''].map(plain).filter((text) => text !== '');
  return known.includes(plain(password));
}

export function problemOfNewPassword(password: string, owner: PasswordOwner): AuthProblem | undefined {
  if (password === '') return 'passwordMissing';
  if (password.length < passwordMinLength) return 'passwordShort';
  if (password.length > passwordMaxLength) return 'passwordLong';
  return isKnownOf(password, owner) ? 'passwordKnown' : undefined;
}
