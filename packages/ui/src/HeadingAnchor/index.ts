export { HeadingAnchor } from './HeadingAnchor';
export type { HeadingAnchorProps } from './HeadingAnchor';
