export {
  isStoragePersistent,
  onKeyChange,
  readJson,
  readText,
  removeKey,
  writeJson,
  writeText,
} from './storage';
