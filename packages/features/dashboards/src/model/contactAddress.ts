/** An address for writing to somebody; null for what is no e-mail address. Nothing in it can add a field to the letter. */
export function mailAddress(email: string): string | null {
  const [name, host, ...rest] = email.split('@');
  return name && host && rest.length === 0 && !/\s/.test(email)
    ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`
    : null;
}

/** An address for calling somebody; null for what has no digits. */
export function phoneAddress(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? null : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
