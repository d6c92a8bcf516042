/**
 * The pages worth showing: the first, the last, and those around the current one.
 * @returns page numbers in order, null where pages are left out; never a gap of one page only.
 */
export function pageList(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, 2, page - 1, page, page + 1, pageCount - 1, pageCount]);
  const shown = [...wanted].filter((item) => item >= 1 && item <= pageCount).toSorted((a, b) => a - b);
  return shown.flatMap((item, index) => {
    const missing = item - (shown[index - 1] ?? item - 1) - 1;
    if (missing === 0) return [item];
    return missing === 1 ? [item - 1, item] : [null, item];
  });
}
