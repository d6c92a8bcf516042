import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { rowsToLoad, statusIdOf, treeRows, type LoadedChildren, type TreeNode, type TreeRow } from './treeRows';

/** @param signal is aborted when the tree goes. */
export type LoadChildren = (id: string, signal: AbortSignal) => Promise<readonly TreeNode[]>;

const rowOf = (tree: HTMLElement | null, id: string) =>
  tree?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`);

/**
 * Loads the children of rows when they are opened, each once.
 * @returns the rows with what has come so far, and what loads the children of a row again.
 */
export function useLazyChildren(
  tree: RefObject<HTMLElement | null>,
  items: readonly TreeNode[],
  expanded: ReadonlySet<unknown>,
  load: LoadChildren | undefined,
): { rows: TreeRow[]; retry: (id: string) => void } {
  const messages = useKitMessages();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedChildren>>(new Map());
  const canLoad = load !== undefined;
  const rows = useMemo(() => treeRows(items, canLoad ? loaded : undefined), [items, loaded, canLoad]);
  const asked = useRef(new Set<string>());
  const abort = useRef<AbortController>(undefined);

  useEffect(() => {
    const started = asked.current;
    return () => {
      abort.current?.abort();
      abort.current = undefined;
      started.clear();
    };
  }, []);

  useEffect(() => {
    if (load === undefined) return;
    abort.current ??= new AbortController();
    const { signal } = abort.current;
    for (const { id, name } of rowsToLoad(rows, expanded)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      announce(`${name}: ${messages.loading}`);
      const finish = (answer: LoadedChildren) => {
        if (signal.aborted) return;
        asked.current.delete(id);
        const children = Array.isArray(answer) ? answer : 'failed';
        if (children === 'failed') announce(`${name}: ${messages.failed}`);
        // The row that says "Loading" goes: who is on it goes on from the row above.
        else if (rowOf(tree.current, statusIdOf(id))?.contains(document.activeElement))
          rowOf(tree.current, id)?.focus();
        setLoaded((before) => new Map(before).set(id, children));
      };
      // A function that throws fails as one that rejects does.
      void new Promise<LoadedChildren>((resolve) => resolve(load(id, signal))).then(finish, () => finish('failed'));
    }
  }, [tree, rows, expanded, load, messages]);

  const retry = useCallback(
    (id: string) => {
      // The button goes, its row stays.
      rowOf(tree.current, statusIdOf(id))?.focus();
      setLoaded((before) => new Map([...before].filter(([key]) => key !== id)));
    },
    [tree],
  );
  return { rows, retry };
}
