import { backlogStatuses, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { MoveTarget } from './changeItems';

/** The head of a group. */
export interface BacklogGroup {
  kind: 'group';
  status: BacklogStatus;
  count: number;
  /** Sum of the estimates, in working days. */
  days: number;
  isCollapsed: boolean;
}

/** A row of the list: the head of a group, or an item of it. */
export type BacklogRow = BacklogGroup | BacklogItem;

export const isGroup = (row: BacklogRow): row is BacklogGroup => 'kind' in row;
export const groupKey = (status: BacklogStatus) => `group ${status}`;
export const rowKey = (row: BacklogRow): string => (isGroup(row) ? groupKey(row.status) : row.id);

export interface RowOptions {
  collapsed: ReadonlySet<BacklogStatus>;
  /** Whether groups without items are shown, so that something can be put there. */
  hasEmptyGroups: boolean;
}

/** The items under the heads of their groups; those of a collapsed group are left out. */
export function groupRows(items: readonly BacklogItem[], { collapsed, hasEmptyGroups }: RowOptions): BacklogRow[] {
  return backlogStatuses.flatMap((status) => {
    const members = items.filter((item) => item.status === status);
    if (members.length === 0 && !hasEmptyGroups) return [];
    const isCollapsed = collapsed.has(status);
    const days = members.reduce((sum, { estimateDays }) => sum + (estimateDays ?? 0), 0);
    const head: BacklogGroup = { kind: 'group', status, count: members.length, days, isCollapsed };
    return [head, ...(isCollapsed ? [] : members)];
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
    beforeId: next === undefined || isGroup(next) ? undefined : next.id,
  };
}
