/** Starts each load once: `use` needs the same promise at every render. */
export function rememberPromises<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return (key) => {
    const known = started.get(key) ?? load(key);
    started.set(key, known);
    return known;
  };
}
