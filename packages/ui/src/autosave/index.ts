export { draftLock, useAutosave } from './useAutosave';
export type { Autosave, SaveState, TextConflict } from './useAutosave';
export { useSaveStates } from './useSaveStates';
export { readDraft } from './storedDraft';
export { useDraft } from './useDraft';
export type { TakenDraft } from './useDraft';
export type { StoredDraft } from './storedDraft';
