import { isMailAddress } from '@quarterdeck/contract/rules/mailAddress';

/** The `mailto:` address of an e-mail address; null for what is none. Nothing in it can add a field to the letter. */
export function mailtoHref(email: string): string | null {
  const [name = '', host = ''] = email.split('@');
  return isMailAddress({ name: '', address: email })
    ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`
    : null;
}

/** The `tel:` address of a phone number; null for what has no digits. */
export function telHref(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? null : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
