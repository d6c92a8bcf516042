export { draftLock, useAutosave } from './useAutosave';
export type { Autosave, SaveState, TextConflict } from './useAutosave';
export { readDraft } from './storedDraft';
export { useDraft } from './useDraft';
export type { TakenDraft } from './useDraft';
