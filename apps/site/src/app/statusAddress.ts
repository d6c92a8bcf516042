import { parseUrl } from '@quarterdeck/ui/router';

/** The page that tells whether the site runs, of `<meta name="quarterdeck-status">`; undefined where it names no https address. */
export function statusAddress(): string | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="quarterdeck-status"]')?.content ?? '';
  const address = parseUrl(text);
  return address?.protocol === 'https:' ? address.href : undefined;
}
