/**
 * Puts `moving` to the places that they have in `order`: below what stands above them there, as far as it is in `ids`.
 * All others keep their order among each other, also those that `order` does not know. What `ids` or `order` lacks is
 * not moved. Ids are unique in each list.
 */
export function reorderLike<Id extends string>(ids: readonly Id[], moving: readonly Id[], order: readonly Id[]): Id[] {
  const wanted = new Set(moving);
  const there = new Set(ids);
  const moved = new Set(order.filter((id) => wanted.has(id) && there.has(id)));
  const first = order.find((id) => there.has(id) && !moved.has(id));

  /** What is moved, by what it goes below; on top of `first` where nothing is above it. */
  const groups = new Map<Id | undefined, Id[]>();
  let above: Id | undefined;
  for (const id of order) {
    if (!there.has(id)) continue;
    if (!moved.has(id)) above = id;
    else if (!groups.get(above)?.push(id)) groups.set(above, [id]);
  }

  const top = groups.get(undefined) ?? [];
  const rest = ids
    .filter((id) => !moved.has(id))
    .flatMap((id) => [...(id === first ? top : []), id, ...(groups.get(id) ?? [])]);
  return first === undefined ? [...top, ...rest] : rest;
}
