import { paths } from '@quarterdeck/contract';
import {
  readBrowserStorage,
  storageKeys,
  type BrowserStorage,
  type SelectedRequirement,
  type StorageKey,
  type StoredProject,
} from '@quarterdeck/contract/entities/browserStorage';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { onKeyChange, readText, removeKey, writeJson, writeText } from '@quarterdeck/ui/storage';
import { create } from 'zustand';

/** What is stored under a key; blanks are nothing, and name no session. */
const stored = (key: StorageKey) => {
  const text = readText(key);
  return text?.trim() === '' ? null : text;
};

/** What the browser keeps of the visit now. */
export const readVisit = (): BrowserStorage =>
  readBrowserStorage(Object.fromEntries(storageKeys.map((key) => [key, stored(key)])));

/** Where a visitor without a project is led: home without a session, else to get started. Null for one who has a project. */
export function redirectWithoutProject(): string | null {
  const { sessionId, project } = readVisit();
  if (sessionId === undefined) return paths.home.href();
  return project === undefined ? paths.getStarted.href() : null;
}

/** Who the visitor is and what is selected, as the browser keeps it. Read with a selector; `visit` changes it. */
export const useVisit = create<BrowserStorage>()(readVisit);

// The module lives as long as the page; so do these. Other tabs write the same keys.
for (const key of storageKeys) onKeyChange(key, () => useVisit.setState(readVisit()));

const select = (change: (before: readonly SelectedRequirement[]) => readonly SelectedRequirement[]) => {
  // From the browser and not from the page, so that what another tab has just chosen is not lost.
  writeJson('projectRequirements', change(readVisit().projectRequirements));
};

/** All that changes what the browser keeps of the visit; each change shows at once, here and in other tabs. */
export const visit = {
  begin: (sessionId: SessionId) => void writeText('sessionId', sessionId),
  keepProject: ({ id, name, currency }: StoredProject) => void writeJson('project', { id, name, currency }),
  /** From now on there is no project, and `/` leads to get started; the selection stays. */
  forgetProject: () => removeKey('project'),
  /** Whether `/` leads to the marketplace. */
  setGoMarketplace: (goes: boolean) => void writeText('goMarketplace', String(goes)),
  /** Selects requirements; what is selected already keeps its place and takes the new price. */
  add: (added: readonly SelectedRequirement[]) =>
    select((before) => [...new Map([...before, ...added].map((item) => [item.id, item])).values()]),
  remove: (ids: readonly RequirementId[]) => select((before) => before.filter(({ id }) => !ids.includes(id))),
  /** The key stays, with an empty list. */
  emptySelection: () => select(() => []),
  restoreSelection: (items: readonly SelectedRequirement[]) => select(() => items),
  /** Forgets the visitor, the project and the selection. */
  forget: () => {
    for (const key of storageKeys) removeKey(key);
  },
} as const;
