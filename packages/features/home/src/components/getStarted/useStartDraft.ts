import { startDraftKey } from '@quarterdeck/data/visit/draftKeys';
import { onKeyChange, readJson, removeKey, writeJson } from '@quarterdeck/ui/storage';
import { create } from 'zustand';
import { emptyDraft, parseDraft, type StartDraft } from '../../model/startDraft';

const read = () => readJson(startDraftKey, parseDraft, emptyDraft);

/** The answers so far, kept in the browser with each change and shared between tabs. */
export const useStartDraft = create<StartDraft>()(read);

onKeyChange(startDraftKey, () => useStartDraft.setState(read()));

export const startDraft = {
  change: (changes: Partial<StartDraft>) => void writeJson(startDraftKey, { ...useStartDraft.getState(), ...changes }),
  forget: () => removeKey(startDraftKey),
} as const;
