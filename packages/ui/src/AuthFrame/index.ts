export { AuthFrame } from './AuthFrame';
export type { AuthFrameProps } from './AuthFrame';
export { authFrameVariants } from './variants';
export type { AuthFrameVariant } from './variants';
