export { PreviousNext } from './PreviousNext';
export type { Neighbour, PreviousNextProps } from './PreviousNext';
