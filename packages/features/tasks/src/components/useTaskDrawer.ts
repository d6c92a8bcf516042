import { lazy, useState } from 'react';

/** Loads the code of the panel. */
export const loadTaskDrawer = () => import('./TaskDrawer').then((file) => ({ default: file.TaskDrawer }));

/**
 * The panel as a lazy component, and the way to load it anew. Browsers remember that a module failed, and every module
 * that imports it fails from then on: only a new page asks again. The page is left only where the server answers, and
 * only by the person's own press, so that no list is lost and nothing turns in a circle.
 */
export function useTaskDrawer() {
  const [TaskDrawer, setTaskDrawer] = useState(() => lazy(loadTaskDrawer));
  const retry = async (): Promise<boolean> => {
    try {
      await loadTaskDrawer();
      // What failed to load stays failed in its `lazy`; a new one takes what is there now.
      setTaskDrawer(() => lazy(loadTaskDrawer));
      return true;
    } catch {
      const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReachable) location.reload();
      return isReachable;
    }
  };
  return { TaskDrawer, retry };
}
