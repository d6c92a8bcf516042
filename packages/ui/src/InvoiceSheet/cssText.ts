import { truncateForSpeech } from '../truncate';

/** Stand for the numbers while words of pages are made; no words hold them. */
const marks = { page: '\u{E000}', pages: '\u{E001}' } as const;

/** A text as a string of CSS. What could end the string, the rule or the style element is written as its code. */
export function cssString(text: string): string {
  const escaped = text.replaceAll(/[\\"'<>\p{Cc}\u2028\u2029]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}

/** What stands at the foot of each page, in one line. */
export const footText = (text: string): string => cssString(truncateForSpeech(text));

/**
 * The words of a page as `content` of CSS, which counts the pages.
 * @param sayPage such as `(page, pages) => \`Page ${page} of ${pages}\``; the language decides the order.
 */
export function pageContent(sayPage: (page: string, pages: string) => string): string {
  return sayPage(marks.page, marks.pages)
    .split(/([\u{E000}\u{E001}])/u)
    .filter((part) => part !== '')
    .map((part) => (part === marks.page ? 'counter(page)' : part === marks.pages ? 'counter(pages)' : cssString(part)))
    .join(' ');
}
