/**
 * The only module of the interface that touches the browser's storage. Whatever is read is parsed;
 * a value that does not parse is kept beside (`<key>.bad.<n>`, the last three) and the default is used.
 */

export type Listener = () => void;

const memory = new Map<string, string>();
const listeners = new Map<string, Set<Listener>>();

function area(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // Blocked by the browser's settings: the accessor itself throws.
    return undefined;
  }
}

/** Text under `key`, from the browser or, when that is blocked or full, from this page's memory. */
export function readText(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return area()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps `text` under `key`. @returns false when only this page's memory holds it. */
export function writeText(key: string, text: string): boolean {
  const saved = save(key, text);
  if (saved) memory.delete(key);
  else memory.set(key, text);
  notify(key);
  return saved;
}

function save(key: string, text: string): boolean {
  try {
    const store = area();
    store?.setItem(key, text);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Removes `key` everywhere. */
export function removeKey(key: string): void {
  memory.delete(key);
  try {
    area()?.removeItem(key);
  } catch {
    // Blocked storage holds nothing that could be removed.
  }
  notify(key);
}

/** The keys that start with `prefix`. */
export function keysOf(prefix: string): string[] {
  const names = new Set(memory.keys());
  try {
    for (const name of Object.keys(area() ?? {})) names.add(name);
  } catch {
    // Blocked storage holds no keys.
  }
  return [...names].filter((name) => name.startsWith(prefix));
}

/** Removes every key that starts with `prefix`, but those of `kept`. */
export function removeKeys(prefix: string, kept: readonly string[] = []): void {
  for (const name of keysOf(prefix)) if (!kept.includes(name)) removeKey(name);
}

/**
 * JSON under `key`, turned into `T` by `parse`.
 * @param parse throws or answers undefined for a value that is not a `T`.
 */
export function readJson<T>(key: string, parse: (value: unknown) => T | undefined, fallback: T): T {
  const text = readText(key);
  if (text === null) return fallback;
  try {
    const parsed = parse(JSON.parse(text) as unknown);
    if (parsed !== undefined) return parsed;
  } catch {
    // Falls through to the same treatment as a value of the wrong shape.
  }
  setAside(key, text);
  return fallback;
}

/** Keeps `value` as JSON. @returns false when only this page's memory holds it. */
export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

const keptBadValues = 3;

function setAside(key: string, text: string): void {
  const slots = Array.from({ length: keptBadValues }, (_, index) => `${key}.bad.${index}`);
  if (slots.some((slot) => readText(slot) === text)) return;
  const free = slots.find((slot) => readText(slot) === null) ?? slots[0];
  if (free) save(free, text);
}

/** False while something could not be saved: the page should say so once. */
export function isStoragePersistent(): boolean {
  return memory.size === 0 && area() !== undefined;
}

/** Calls `listener` when `key` changes in this tab or another one. @returns the function that ends it. */
export function onKeyChange(key: string, listener: Listener): () => void {
  // Without a window, as where pages are prerendered, nothing changes.
  if (typeof window === 'undefined') return () => undefined;
  const set = listeners.get(key) ?? new Set();
  set.add(listener);
  listeners.set(key, set);
  const fromOtherTab = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key === key || event.key === null) listener();
  };
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    set.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}

/** Calls `listener` when another tab changes a key that starts with `prefix`. @returns the function that ends it. */
export function onKeysChange(prefix: string, listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (key === null || key.startsWith(prefix)) listener();
  };
  globalThis.addEventListener('storage', fromOtherTab);
  return () => globalThis.removeEventListener('storage', fromOtherTab);
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}
