/** Who a mail is from or to. */
export interface MailAddress {
  /** May be empty: not everyone writes a name. */
  name: string;
  /** `deniz@harbour.example`; may be empty while it is being written. */
  address: string;
}

/** Reads `Deniz Kaya <deniz@harbour.example>`, a name in quotation marks, or an address alone. */
export function readMailAddress(text: string): MailAddress {
  const start = text.lastIndexOf('<');
  if (start === -1) return { name: '', address: text.trim() };
  const name = text.slice(0, start).trim();
  const end = text.indexOf('>', start);
  const address = text.slice(start + 1, end === -1 ? undefined : end).trim();
  const isQuoted = name.length > 1 && name.startsWith('"') && name.endsWith('"');
  return { name: isQuoted ? name.slice(1, -1) : name, address };
}

/** Splits a list of addresses at its commas and semicolons, but not at those inside quotation marks. */
export function splitMailAddresses(text: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === ',' || character === ';')) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether something can be sent to an address: it has a place after its one `@`, and no space. */
export function isMailAddress({ address }: MailAddress): boolean {
  const [name = '', place = '', ...more] = address.split('@');
  return name !== '' && place !== '' && more.length === 0 && !/\s/.test(address);
}
