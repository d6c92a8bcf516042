export { ErrorWordsContext, useErrorWords } from './errorWords';
export type { DescribeError, ErrorWords } from './errorWords';
