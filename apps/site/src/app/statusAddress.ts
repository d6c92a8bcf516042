/** The page that tells whether the site runs, of `<meta name="quarterdeck-status">`; undefined where it names no https address. */
export function statusAddress(): string | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="quarterdeck-status"]')?.content ?? '';
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : undefined;
}
