export { CopyLink } from './CopyLink';
export type { CopyLinkProps } from './CopyLink';
