import type { ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the whole tree. */
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

const statusSuffix = '/status';

/** Id of the row that says how loading the children of a row goes. */
export const statusIdOf = (id: string) => id + statusSuffix;

/** Rows of a tree with what was loaded, and a row that says so where children are awaited or did not come. */
export function treeRows(nodes: readonly TreeNode[], loaded: ReadonlyMap<string, LoadedChildren>): TreeRow[] {
  return nodes.map((node) => {
    const found = node.children ?? (node.hasChildren ? loaded.get(node.id) : []);
    if (found !== undefined && found !== 'failed') return { id: node.id, node, children: treeRows(found, loaded) };
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
