import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { useScrollEdges } from '../ScrollArea/useScrollEdges';
import { VisuallyHidden } from '../VisuallyHidden';
import { cellContent } from './cellContent';
import { HeadButton, Root, type TableDensity, type TablePhoneLayout } from './Table.styles';

export interface TableColumn<Row> {
  /** Unique in its table; `sort` names it. */
  id: string;
  /** Head of the column: its name. */
  name: string;
  /** What a row shows in it. A number is written in the reader's language, one that is no number as a dash. */
  cell: (row: Row) => ReactNode;
  /** Numbers end at the end of their column, their digits have one width. @default 'text' */
  kind?: 'text' | 'number';
  /** Names the row for screen readers; one column has it. @default false */
  isRowHeader?: boolean;
  /** Makes the head a button. @default false */
  isSortable?: boolean;
  /** Hides the name where the cells say enough, such as above buttons; it is still read. @default false */
  isNameHidden?: boolean;
  /** Any CSS length. @default what its content needs */
  width?: string;
}

export interface TableSort {
  /** Id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table, above it. */
  caption: ReactNode;
  /** Keeps the caption for screen readers, where a heading says it already. @default false */
  isCaptionHidden?: boolean;
  /** In their order; at least one. */
  columns: readonly TableColumn<Row>[];
  /** In the order in which they are shown: sorting them is up to whoever has them all. May be empty. */
  rows: readonly Row[];
  /** Unique among the rows. */
  getRowId: (row: Row) => string;
  /** The column by which the rows are sorted. @default none */
  sort?: TableSort | undefined;
  /** Is called by the heads of columns that can be sorted; the same head turns the direction round. */
  onSortChange?: (sort: TableSort) => void;
  /** Rows of 48 px, of 36 or of 56. @default 'normal' */
  density?: TableDensity;
  /** Keeps the head in sight while the table scrolls by itself: give it a height by `style`. @default false */
  hasStickyHead?: boolean;
  /** Below 600 px each row is a card, or the table scrolls sideways. @default 'cards' */
  phoneLayout?: TablePhoneLayout;
  /**
   * Leaves out the ground and the border, inside of a card: what is in it begins and ends where the other things in the card
   * do. The card needs at least 16 px of room at its sides.
   * @default false
   */
  isBare?: boolean;
  /** Stands in the place of rows when there are none. @default the kit's "No results" */
  emptyText?: ReactNode;
}

/** Said once more, because a phone shows the parts of a table as blocks, which have no roles of their own. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Rows and columns to read, as a `<table>`: Tab goes from link to link and from button to button. All rows are drawn, so
 * it is for up to some 200 of them; more need pages. Where cells are walked with arrows, or rows are chosen, take a grid.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  density = 'normal',
  hasStickyHead = false,
  phoneLayout = 'cards',
  isBare = false,
  emptyText,
  ref: outer,
  ...rest
}: TableProps<Row>) {
  const messages = useKitMessages();
  const captionId = useId();
  const { locale } = useLocale();
  const { ref, isStop } = useScrollEdges(outer);
  const handleSort = ({ id, name }: TableColumn<Row>) => {
    const isTurned = sort?.column === id && sort.direction === 'ascending';
    onSortChange?.({ column: id, direction: isTurned ? 'descending' : 'ascending' });
    announce(isTurned ? messages.sortedDescending(name) : messages.sortedAscending(name));
  };
  return (
    <Root
      ref={ref}
      data-density={density}
      data-phone={phoneLayout}
      data-sticky={hasStickyHead || undefined}
      data-bare={isBare || undefined}
      {...(isStop ? { tabIndex: 0, role: 'group', 'aria-labelledby': captionId } : {})}
      {...rest}
    >
      <table {...roles.table}>
        <caption id={captionId} data-hidden={isCaptionHidden || undefined}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                direction={sort?.column === column.id ? sort.direction : undefined}
                onSort={onSortChange ? () => handleSort(column) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr key={getRowId(row)} {...roles.row}>
              {columns.map(({ id, name, cell, kind = 'text', isRowHeader = false, isNameHidden = false }) => {
                const content = cellContent(cell(row), locale);
                const label = isNameHidden ? undefined : name;
                return isRowHeader ? (
                  <th key={id} scope="row" {...roles.rowHead} data-kind={kind}>
                    {content}
                  </th>
                ) : (
                  <td key={id} {...roles.cell} data-kind={kind} data-label={label}>
                    <span data-part="value">{content}</span>
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr {...roles.row}>
              <td {...roles.cell} colSpan={columns.length} data-part="empty">
                {emptyText ?? messages.noResults}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </Root>
  );
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  /** Of the column by which the rows are sorted. */
  direction: TableSort['direction'] | undefined;
  onSort: (() => void) | undefined;
}

const widthStyle = (width: string): CSSProperties & Record<`--${string}`, string> => ({ '--qd-column-width': width });

const arrows = { ascending: ArrowUp, descending: ArrowDown };

function ColumnHead<Row>({ column, direction, onSort }: ColumnHeadProps<Row>) {
  const { name, kind = 'text', isSortable = false, isNameHidden = false, width } = column;
  return (
    <th
      scope="col"
      {...roles.columnHead}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-kind={kind}
      data-sorted={direction}
      style={width === undefined ? undefined : widthStyle(width)}
    >
      {isSortable && onSort ? (
        <HeadButton type="button" onClick={onSort}>
          {isNameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          <Icon icon={direction === undefined ? ChevronsUpDown : arrows[direction]} size="xs" data-part="arrow" />
        </HeadButton>
      ) : isNameHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        name
      )}
    </th>
  );
}
