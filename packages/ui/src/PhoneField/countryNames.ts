/** Names of countries in a language; the code itself where the browser knows none. */
export function countryNames(locale: string): (country: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (country) => {
    try {
      return names.of(country) ?? country;
    } catch {
      // Not of the form of a country's code.
      return country;
    }
  };
}

/** The country in which a language is spoken most, such as `TR` for `tr`. */
export function countryOfLocale(locale: string): string {
  return new Intl.Locale(locale).maximize().region ?? '';
}
