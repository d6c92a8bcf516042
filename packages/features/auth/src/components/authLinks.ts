import { paths } from '@quarterdeck/contract';

/** What the house keeps of a person. */
export const privacyHref = paths.helpGuide.href('your-account', 'your-data');

/** What somebody accepts who signs up. */
export const termsHref = paths.helpGuide.href('your-account', 'terms-of-use');

/** At the foot of each page, where the site has them. */
export const authLinks = [
  { key: 'privacy', href: privacyHref },
  { key: 'terms', href: termsHref },
  { key: 'help', href: paths.helpCenter.href() },
] as const;
