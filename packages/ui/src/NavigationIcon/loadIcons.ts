import type { LucideIcon } from 'lucide-react';

type Icons = ReadonlyMap<string, LucideIcon>;

let icons: Icons | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the drawings ahead. What does not load is tried anew with the next call; until then places stay empty. */
export function loadIcons(): void {
  loading ??= import('./navigationIcons').then(
    (file) => {
      icons = file.navigationIcons;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
}

/** The drawings by name; undefined until they are there. */
export const loadedIcons = (): Icons | undefined => icons;

/** @returns the function that ends it. */
export function followIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
