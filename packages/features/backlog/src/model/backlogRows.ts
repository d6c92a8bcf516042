import { backlogStatuses, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { MoveTarget } from '@quarterdeck/contract/writes/project';

/** The head of a group. */
export interface BacklogGroup {
  kind: 'group';
  status: BacklogStatus;
  count: number;
  /** Sum of the estimates, in working days. */
  days: number;
  isCollapsed: boolean;
}

/** The field for a new item; it stands where the item will. */
interface BacklogDraft {
  kind: 'draft';
  status: BacklogStatus;
}

/** A row of the list: the head of a group, an item of it, or the field for a new one. */
export type BacklogRow = BacklogGroup | BacklogDraft | BacklogItem;

export const isGroup = (row: BacklogRow): row is BacklogGroup => 'kind' in row && row.kind === 'group';
export const isItem = (row: BacklogRow): row is BacklogItem => !('kind' in row);
export const groupKey = (status: BacklogStatus) => `group ${status}`;
export const draftKey = 'draft';

export function rowKey(row: BacklogRow): string {
  if (isItem(row)) return row.id;
  return isGroup(row) ? groupKey(row.status) : draftKey;
}

export interface RowOptions {
  collapsed: ReadonlySet<BacklogStatus>;
  /** Whether groups without items are shown, so that something can be put there. */
  hasEmptyGroups: boolean;
  /** The group that a new item is written in. @default none */
  draftIn?: BacklogStatus | null;
}

/** The items under the heads of their groups; those of a collapsed group are left out. */
export function groupRows(
  items: readonly BacklogItem[],
  { collapsed, hasEmptyGroups, draftIn = null }: RowOptions,
): BacklogRow[] {
  return backlogStatuses.flatMap((status) => {
    const members = items.filter((item) => item.status === status);
    if (members.length === 0 && !hasEmptyGroups && draftIn !== status) return [];
    const isCollapsed = collapsed.has(status);
    const days = members.reduce((sum, { estimateDays }) => sum + (estimateDays ?? 0), 0);
    const head: BacklogGroup = { kind: 'group', status, count: members.length, days, isCollapsed };
    const draft: BacklogDraft[] = draftIn === status ? [{ kind: 'draft', status }] : [];
    return [head, ...(isCollapsed ? [] : members), ...draft];
  });
}

/** Where rows come to stand that are dropped. */
export interface DropTarget extends MoveTarget {
  /** Place of the first of them in its group as it is shown, from 1. */
  place: number;
}

/**
 * Where rows come to stand that are dropped in the list.
 * @param keys of the rows that move.
 * @param to index that the first of them has in the resulting list.
 * @returns undefined above the first group, where nothing can stand.
 */
export function targetOf(rows: readonly BacklogRow[], keys: readonly string[], to: number): DropTarget | undefined {
  const moving = new Set(keys);
  const rest = rows.filter((row) => !moving.has(rowKey(row)));
  const headAt = rest.slice(0, to).findLastIndex(isGroup);
  const head = rest[headAt];
  const next = rest[to];
  if (head === undefined || !isGroup(head)) return undefined;
  return {
    status: head.status,
    place: to - headAt,
    beforeId: next !== undefined && isItem(next) ? next.id : undefined,
  };
}
