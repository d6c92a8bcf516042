export { isBrowserRunMarked, markBrowserRun } from './browserRun';
export {
  isStoragePersistent,
  keysOf,
  onKeyChange,
  onKeysChange,
  readJson,
  readText,
  removeKey,
  removeKeys,
  writeJson,
  writeText,
} from './storage';
export { storedTexts } from './storedTexts';
export type { Listener } from './storage';
