/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Which way a language is written; an unknown one from left to right. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' {
  try {
    return rightToLeft.includes(new Intl.Locale(language ?? 'en').maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
