export { PreviousNext } from './PreviousNext';
export type { PreviousNextProps } from './PreviousNext';
