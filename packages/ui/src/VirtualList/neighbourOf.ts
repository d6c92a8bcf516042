/**
 * The row that takes the focus when others go: the next one that stays below them, else the last one above.
 * @param rows as they are shown, with those that go.
 */
export function neighbourOf<Id extends string>(
  rows: readonly { id: Id }[],
  going: readonly { id: Id }[],
): Id | undefined {
  const gone = new Set(going.map(({ id }) => id));
  const first = rows.findIndex(({ id }) => gone.has(id));
  const stays = ({ id }: { id: Id }) => !gone.has(id);
  return (rows.slice(first + 1).find(stays) ?? rows.slice(0, Math.max(first, 0)).findLast(stays))?.id;
}
