/**
 * How the paths without `api/` begin, which this folder answers. Written out and not read from the contract,
 * which would load every entity with the first page; a test compares both.
 */
export const productPrefixes = [
  'assets/i18n',
  'checkout-sessions',
  'create-checkout-session',
  'marketplace',
  'projects',
  'sessions',
  'users',
];
