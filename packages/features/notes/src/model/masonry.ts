interface PlacedCard {
  /** From the start edge, in CSS pixels. */
  left: number;
  top: number;
}

export interface Masonry {
  columnWidth: number;
  cards: readonly PlacedCard[];
  /** Of all cards, in CSS pixels. */
  height: number;
}

const cardGap = 16;
const minColumn = 280;

/** As many columns of at least 280 px as there is room for; one where there is less. */
export function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + cardGap) / (minColumn + cardGap)));
}

export const columnWidthFor = (width: number): number => {
  const columns = columnsFor(width);
  return (width - cardGap * (columns - 1)) / columns;
};

/** Places cards in their order, each in the column that is the shortest by then; of equal ones the first. */
export function placeCards(heights: readonly number[], width: number): Masonry {
  const columnWidth = columnWidthFor(width);
  const ends = Array.from({ length: columnsFor(width) }, () => 0);
  const cards = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + cardGap;
    return { left: column * (columnWidth + cardGap), top };
  });
  return { columnWidth, cards, height: Math.max(0, Math.max(...ends) - cardGap) };
}
