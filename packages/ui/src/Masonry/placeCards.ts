interface PlacedCard {
  /** From the start edge, in CSS pixels. */
  left: number;
  top: number;
}

export interface PlacedCards {
  columnWidth: number;
  cards: readonly PlacedCard[];
  /** Of all cards, in CSS pixels. */
  height: number;
}

export interface Columns {
  /** Least width of a column, in CSS pixels. */
  minWidth: number;
  /** Between columns and between cards, in CSS pixels. */
  gap: number;
}

/** As many columns of at least the least width as there is room for; one where there is less. */
export function columnsFor(width: number, { minWidth, gap }: Columns): number {
  return Math.max(1, Math.floor((width + gap) / Math.max(1, minWidth + gap)));
}

export function columnWidthFor(width: number, columns: Columns): number {
  const count = columnsFor(width, columns);
  return (width - columns.gap * (count - 1)) / count;
}

/** Places cards in their order, each in the column that is the shortest by then; of equal ones the first. */
export function placeCards(heights: readonly number[], width: number, columns: Columns): PlacedCards {
  const { gap } = columns;
  const columnWidth = columnWidthFor(width, columns);
  const ends = Array.from({ length: columnsFor(width, columns) }, () => 0);
  const cards = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { left: column * (columnWidth + gap), top };
  });
  return { columnWidth, cards, height: Math.max(0, Math.max(...ends) - gap) };
}
