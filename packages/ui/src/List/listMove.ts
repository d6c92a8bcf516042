/**
 * Where rows stand after they were dropped beside another.
 * @param ids of all rows, in order.
 * @param moved ids of the rows that are moved; they keep their order.
 * @returns the index of the first of them in the resulting list, as the kit's `VirtualList` says it; null where nothing changes.
 */
export function listMove(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): { ids: string[]; to: number } | null {
  const taken = ids.filter((id) => moved.has(id));
  const targetIndex = ids.indexOf(target);
  if (taken.length === 0 || targetIndex < 0) return null;
  const gap = targetIndex + (side === 'after' ? 1 : 0);
  const to = ids.slice(0, gap).filter((id) => !moved.has(id)).length;
  const rest = ids.filter((id) => !moved.has(id));
  const result = [...rest.slice(0, to), ...taken, ...rest.slice(to)];
  return result.every((id, index) => id === ids[index]) ? null : { ids: taken, to };
}
