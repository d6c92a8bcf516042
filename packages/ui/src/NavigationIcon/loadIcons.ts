import type { LucideIcon } from 'lucide-react';

type Icons = ReadonlyMap<string, LucideIcon>;

/** Drawings that come with the first that is needed. */
export interface LateIcons {
  /** Loads them ahead. What does not load is tried anew with the next call; until then places stay empty. */
  load: () => void;
  /** By name; undefined until they are there. */
  loaded: () => Icons | undefined;
}

const listeners = new Set<() => void>();

function lateIcons(fetchIcons: () => Promise<Icons>): LateIcons {
  let icons: Icons | undefined;
  let loading: Promise<void> | undefined;
  return {
    load: () => {
      loading ??= fetchIcons().then(
        (loaded) => {
          icons = loaded;
          for (const listener of listeners) listener();
        },
        () => {
          loading = undefined;
        },
      );
    },
    loaded: () => icons,
  };
}

/** Those of menus and commands, which every page shows. */
export const menuIcons = lateIcons(() => import('./navigationIcons').then((file) => file.navigationIcons));

/** Those that only data names. */
export const otherIcons = lateIcons(() => import('./dataIcons').then((file) => file.dataIcons));

/** Loads the drawings of menus and commands ahead. */
export const loadIcons = menuIcons.load;

/** @returns the function that ends it. */
export function followIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
