import { lazy, useState } from 'react';
import { reloadPage } from '@quarterdeck/ui/reloadPage';

/** Loads the code of the panel. */
export const loadTaskDrawer = () => import('./TaskDrawer').then((file) => ({ default: file.TaskDrawer }));

/**
 * The panel as a lazy component, and the way to load it anew, if need be by a new page. That is only by the person's own
 * press, so that nothing turns in a circle.
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
      return reloadPage();
    }
  };
  return { TaskDrawer, retry };
}
