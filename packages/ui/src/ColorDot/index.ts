export { ColorDot } from './ColorDot';
export type { ColorDotProps } from './ColorDot';
