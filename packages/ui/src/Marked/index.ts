export { Marked } from './Marked';
export type { MarkedProps, MarkedSegment } from './Marked';
