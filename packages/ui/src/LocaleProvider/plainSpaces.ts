/** No-break and thin spaces, as some versions of the Unicode data put before "PM" and around the dash of a range. */
const narrowSpaces = /[\u2009\u202F]/g;

/**
 * A date or time with plain spaces. Node writes "3:30 PM" with a narrow no-break space and browsers with a plain one; of
 * two different texts React would throw away the page that a server has sent.
 */
export const plainSpaces = (written: string): string => written.replaceAll(narrowSpaces, ' ');

/** Writes dates as `Intl.DateTimeFormat` does, and alike in Node and in browsers. */
export function writeDate(date: Date | number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(new Intl.DateTimeFormat(locale, options).format(date));
}
