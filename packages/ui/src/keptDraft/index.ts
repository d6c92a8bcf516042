export { useKeptDraft } from './useKeptDraft';
export type { KeptDraft } from './useKeptDraft';
