import { paths } from '@quarterdeck/contract';

/** What the house keeps of a person. */
export const privacyHref = paths.helpGuide.href('your-account', 'your-data');

/** What it costs, and how it ends. */
export const termsHref = paths.help.href();

/** At the foot of each page, where the site has them. */
export const authLinks = [
  { key: 'privacy', href: privacyHref },
  { key: 'terms', href: termsHref },
  { key: 'help', href: paths.helpCenter.href() },
] as const;
