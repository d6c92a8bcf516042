import type { ReactNode } from 'react';
import { warnOnce } from '../development';

export interface TreeNode {
  /** Unique in the whole tree, also among what is loaded; a second row of the same id is left out. */
  id: string;
  /** What its row says; typing its beginning goes there. */
  name: string;
  /** Before the name, such as an icon. */
  icon?: ReactNode;
  /** At the end of the row, such as a count. */
  meta?: ReactNode;
  /** In their order. Without them, and with `hasChildren`, they are loaded when the row is opened. */
  children?: readonly TreeNode[];
  /** Whether there is something to load. @default false */
  hasChildren?: boolean;
  /** Cannot be chosen; it opens all the same. @default false */
  isDisabled?: boolean;
}

/** What was loaded for a row; `failed` when that did not work. */
export type LoadedChildren = readonly TreeNode[] | 'failed';

export interface TreeRow {
  id: string;
  node: TreeNode;
  /** The row stands for children of `node` that are not there yet. */
  status?: 'loading' | 'failed';
  children: readonly TreeRow[];
}

// A character that cannot be seen: nobody ends an id of their own with it.
const statusSuffix = '\u2063status';

/** Id of the row that says how loading the children of a row goes. */
export const statusIdOf = (id: string) => id + statusSuffix;

/**
 * Rows of a tree with what was loaded, and a row that says so where children are awaited or did not come. A node whose
 * id stands above already is left out: two rows with one id cannot be told apart, and a circle would have no end.
 * @param loaded undefined where nothing can be loaded.
 */
export function treeRows(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, LoadedChildren> | undefined,
): TreeRow[] {
  // What is loaded later takes the place of nothing that is there.
  const firstOf = new Map<string, TreeNode>();
  const claim = (node: TreeNode): void => {
    if (firstOf.has(node.id)) return;
    firstOf.set(node.id, node);
    node.children?.forEach(claim);
  };
  nodes.forEach(claim);
  return rowsOf(nodes, loaded, firstOf, new Set());
}

function rowsOf(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, LoadedChildren> | undefined,
  firstOf: Map<string, TreeNode>,
  taken: Set<string>,
): TreeRow[] {
  return nodes.flatMap((node) => {
    if (taken.has(node.id) || (firstOf.get(node.id) ?? node) !== node) {
      warnOnce(`Two nodes of a Tree have the id “${node.id}”. The second one is not shown.`);
      return [];
    }
    taken.add(node.id);
    firstOf.set(node.id, node);
    const isAwaited = node.hasChildren === true && loaded !== undefined;
    const found = node.children ?? (isAwaited ? loaded.get(node.id) : []);
    if (found !== undefined && found !== 'failed')
      return { id: node.id, node, children: rowsOf(found, loaded, firstOf, taken) };
    const status = found === undefined ? 'loading' : 'failed';
    return { id: node.id, node, children: [{ id: statusIdOf(node.id), node, status, children: [] }] };
  });
}

/** Rows that are open and have children to load: those of the tree, and of what was loaded. */
export function rowsToLoad(rows: readonly TreeRow[], expanded: ReadonlySet<unknown>): TreeNode[] {
  return rows.flatMap(({ id, node, status, children }) => {
    if (status !== undefined || !expanded.has(id)) return [];
    return children[0]?.status === 'loading' ? [node] : rowsToLoad(children, expanded);
  });
}
