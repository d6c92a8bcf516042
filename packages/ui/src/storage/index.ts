export {
  isStoragePersistent,
  onKeyChange,
  readJson,
  readText,
  removeKey,
  removeKeys,
  writeJson,
  writeText,
} from './storage';
