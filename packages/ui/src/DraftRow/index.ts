export { DraftRow } from './DraftRow';
export type { DraftHint, DraftRowProps } from './DraftRow';
