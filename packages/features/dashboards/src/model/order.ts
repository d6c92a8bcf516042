import type { TableSort } from '@quarterdeck/ui/Table';
import type { AddressChoice } from './addressChoice';

/** What a table can be sorted by: for each column the value of a row. What is no finite number comes last. */
export type SortValues<Row, Column extends string = string> = Readonly<
  Record<Column, (row: Row) => string | number | null>
>;

/** The order that a text such as `price-descending` names; undefined for anything else. */
export function readOrder(text: string | null, columns: readonly string[]): TableSort | undefined {
  const [column = '', direction, ...rest] = (text ?? '').split('-');
  const isOrder = (direction === 'ascending' || direction === 'descending') && rest.length === 0;
  return isOrder && columns.includes(column) ? { column, direction } : undefined;
}

const writeOrder = ({ column, direction }: TableSort): string => `${column}-${direction}`;

/**
 * The order of a table in the parameter `sort`.
 * @param usual is left out of the address. @default that of the call
 */
export function orderInAddress(columns: readonly string[], usual?: TableSort): AddressChoice<TableSort | undefined> {
  const usualText = usual && writeOrder(usual);
  return {
    names: new Set(['sort']),
    read: (parameters) => ({ value: readOrder(parameters.get('sort'), columns) ?? usual }),
    write: ({ value }) => {
      const text = value && writeOrder(value);
      return new URLSearchParams(text === undefined || text === usualText ? {} : { sort: text });
    },
  };
}

/**
 * Rows in an order; those that are equal in it keep theirs.
 * @param order undefined leaves them as they are. @param compare texts, as the language does.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  order: TableSort | undefined,
  values: SortValues<Row>,
  compare: (a: string, b: string) => number,
): readonly Row[] {
  const valueOf = order && values[order.column];
  if (!valueOf) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (typeof a === 'string' && typeof b === 'string') return sign * compare(a, b);
    const [isA, isB] = [Number.isFinite(a), Number.isFinite(b)];
    if (!isA || !isB) return Number(isB) - Number(isA);
    // Differences of the largest numbers are not finite.
    return a === b ? 0 : Number(a) < Number(b) ? -sign : sign;
  });
}
