export { draftLock, useAutosave } from './useAutosave';
export type { Autosave, SaveState } from './useAutosave';
export { useDraft } from './useDraft';
export type { TakenDraft } from './useDraft';
