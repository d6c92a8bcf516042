/** Key of the row that takes the focus when rows go: the one after the first of them, else the one before. */
export function neighbourOf<Row extends { id: string }>(
  rows: readonly Row[],
  going: readonly Row[],
): string | undefined {
  const gone = new Set(going.map(({ id }) => id));
  const at = rows.findIndex(({ id }) => gone.has(id));
  const isLeft = ({ id }: Row) => !gone.has(id);
  return (rows.slice(at).find(isLeft) ?? rows.slice(0, at).findLast(isLeft))?.id;
}
