/** Records by the id of their category, in the order given. */
export function byCategory<T extends { categoryId: string }>(records: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.categoryId);
    if (group === undefined) groups.set(record.categoryId, [record]);
    else group.push(record);
  }
  return groups;
}
