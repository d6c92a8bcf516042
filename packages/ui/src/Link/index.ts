export { ButtonLink, Link } from './Link';
export type { ButtonLinkProps, LinkProps, LinkVariant } from './Link';
