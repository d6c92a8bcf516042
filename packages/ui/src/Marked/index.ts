export { Marked } from './Marked';
export type { MarkedProps } from './Marked';
